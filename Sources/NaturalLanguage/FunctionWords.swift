/// Small words of languages that share a script, by which texts are told apart.
enum FunctionWords {
  /// The words of each language.
  static let all: [(language: NLLanguage, words: Set<String>)] = texts.map { language, text in
    (language, Set(text.split(whereSeparator: \.isWhitespace).map(String.init)))
  }

  /// In how many languages a word is one.
  static let counts: [String: Int] = all.reduce(into: [:]) { counts, entry in
    for word in entry.words { counts[word, default: 0] += 1 }
  }

  private static let texts: [(NLLanguage, String)] = [
    (
      .english,
      """
      the of and to in is you that it he was for on are with as his they at be this have from or
      had by not but what all were we when your can said there use an each which she do how their
      if will up about out many then them these so some her would make like him into has look more
      go see no way could people my than been who its now did get come made may part i me our just
      don't it's
      """
    ),
    (
      .german,
      """
      der die das und ist nicht ein eine einen einem einer zu den dem des im in mit auf für von
      sich auch es ich sie er wir ihr du wie so aber oder wenn nur noch nach bei aus am an als war
      hat haben sind wird werden kann was über man schon mehr sehr durch zum zur mein dein hier
      heute
      """
    ),
    (
      .french,
      """
      le la les de des du et est un une que qui dans pour pas ce cette il elle nous vous je tu on
      ne se sur au aux avec son sa ses par plus mais ou où sont être avoir fait comme tout très
      bien leur cela même aussi ces été était c'est j'ai d'un l'on mon ma
      """
    ),
    (
      .spanish,
      """
      el la los las de del y es un una que en por para con no se su al lo como más pero sus le ya
      o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo
      nos durante ser son fue está yo tú eso mi hoy ayer qué
      """
    ),
    (
      .italian,
      """
      il lo la gli le di del della dei delle e è un una uno che in per con non si su al alla come
      più ma sono anche ha questo questa nel nella da dal io tu lui lei noi voi loro mi ti ci se
      quando dove perché molto bene tutto essere stato era cosa oggi
      """
    ),
    (
      .portuguese,
      """
      o a os as de do da dos das e é um uma que em no na nos nas por para com não se seu sua ao
      como mais mas foi são também muito já está eu você ele ela nós isso este esta quando onde
      porque bem tudo ser ter meu minha hoje até sem
      """
    ),
    (
      .catalan,
      """
      el la els les de del dels i és un una que en per amb no es al com més però són també aquest
      aquesta ja molt jo tu ell ella nosaltres això quan on perquè tot ser meu avui fins sense hi
      ha
      """
    ),
    (
      .dutch,
      """
      de het een en van is dat niet in op te zijn met voor die er aan om ook als maar bij nog uit
      naar dan zo wel ik je hij zij we wij wat hoe waar door over worden werd heeft hebben kan
      deze dit mijn geen meer heel vandaag
      """
    ),
    (
      .swedish,
      """
      och att det är en ett som på för med av den till inte har jag du han hon vi ni de från om
      men så var kan ska när vad hur här där mycket också eller efter vid mer sin mig dig alla
      idag bara blir
      """
    ),
    (
      .danish,
      """
      og at det er en et som på for med af den til ikke har jeg du han hun vi i de fra om men så
      var kan skal når hvad hvor her der meget også eller efter ved mere sin mig dig alle dag bare
      bliver være
      """
    ),
    (
      .norwegian,
      """
      og at det er en et ei som på for med av den til ikke har jeg du han hun vi dere de fra om
      men så var kan skal når hva hvor her der mye også eller etter ved mer sin meg deg alle dag
      bare blir være
      """
    ),
    (
      .icelandic,
      """
      og að það er ekki ég þú hann hún við sem á í til með fyrir af um en var hafa hefur þetta
      þessi svo líka hvað hvar þegar mjög eða eftir allt dag vera
      """
    ),
    (
      .finnish,
      """
      ja on ei se että hän minä sinä me te he ovat oli kun mutta tai niin kuin myös jos vain nyt
      mitä missä miksi tämä tuo ole olla joka jotka kanssa hyvin paljon minun tänään
      """
    ),
    (
      .polish,
      """
      i w na z do nie się jest to że jak o ale po co tak za od przez dla czy są ja ty on ona my wy
      oni był była być tylko już może bardzo kiedy gdzie ten ta te dzisiaj także oraz
      """
    ),
    (
      .czech,
      """
      a v na se je že to s do z ne jak ale o po co tak za od pro jsou já ty on ona my vy oni byl
      byla být jen už může velmi když kde ten ta dnes také nebo jsem které
      """
    ),
    (
      .slovak,
      """
      a v na sa je že to s do z nie ako ale o po čo tak za od pre sú ja ty on ona my vy oni bol
      bola byť len už môže veľmi keď kde ten tá dnes tiež alebo som ktoré
      """
    ),
    (
      .croatian,
      """
      i u na se je da to s do iz ne kao ali o po što tako za od su ja ti on ona mi vi oni bio bila
      biti samo već može vrlo kada gdje ovaj ova danas također ili sam koje nije
      """
    ),
    (
      .hungarian,
      """
      a az és nem hogy egy is van ez de meg volt csak mint már még vagy ha én te ő mi ti ők nagyon
      lehet kell ki be el fel mit hol mikor miért minden ma azt ezt
      """
    ),
    (
      .romanian,
      """
      și în de la cu nu este pe un o să că din pentru care mai sunt a fost dar sau dacă eu tu el
      ea noi voi ei foarte când unde acest această tot doar azi mea
      """
    ),
    (
      .turkish,
      """
      ve bir bu da de için ile çok ne ben sen o biz siz onlar var yok değil gibi daha ama olan
      olarak kadar sonra her şey mi mı nasıl neden nerede bugün ki en ise
      """
    ),
    (
      .indonesian,
      """
      yang dan di ke dari ini itu dengan untuk tidak adalah saya kamu dia kami kita mereka akan
      ada juga sudah bisa pada atau karena seperti dalam oleh apa bagaimana sangat hari lebih
      tetapi telah
      """
    ),
    (
      .malay,
      """
      yang dan di ke dari ini itu dengan untuk tidak ialah saya awak dia kami kita mereka akan ada
      juga sudah boleh pada atau kerana seperti dalam oleh apa bagaimana sangat hari lebih tetapi
      telah kepada
      """
    ),
    (
      .vietnamese,
      """
      và là của có không được cho một những các trong với này đó tôi bạn anh chị em người khi ở đã
      sẽ cũng như nhưng rất nào gì đến từ ra vào
      """
    ),
    (
      .russian,
      """
      и в не на я что он с как это по но из у за от так же для вы мы ты она они бы все был была
      было быть есть если уже или еще когда где только очень его её мне сегодня
      """
    ),
    (
      .ukrainian,
      """
      і в не на я що він з як це по але із у за від так же для ви ми ти вона вони би все був була
      було бути є якщо вже або ще коли де тільки дуже його її мені сьогодні та й
      """
    ),
    (
      .bulgarian,
      """
      и в не на аз че той с как това по но от у за така вие ние ти тя те би всички беше била е ако
      вече или още кога къде само много му ѝ днес да се са съм ще
      """
    ),
    (
      .kazakh,
      """
      және бұл мен сен ол біз сіз олар бір үшін деп емес бар жоқ қалай қайда өте да де болды болып
      еді бүгін осы сол
      """
    ),
    (
      .mongolian,
      """
      ба нь бол энэ тэр би чи бид та байна байсан юм гэж дээр нэг их өнөөдөр вэ уу хэн юу хаана
      """
    ),
    (
      .arabic,
      """
      في من على إلى أن هذا هذه التي الذي لا ما هو هي كان كانت مع عن قد أو ثم لم كل بعد قبل عند أنا
      أنت نحن هم يوم
      """
    ),
    (
      .persian,
      """
      در از به که این را با است برای آن یک خود تا بر هم نیز می شود شد من تو او ما شما آنها بود هست
      نیست اما یا چه امروز
      """
    ),
    (
      .urdu,
      """
      کے میں کی ہے اور سے کا کو اس پر نے یہ کہ نہیں ہیں تھا تھی ایک وہ بھی ہم آپ تم کیا ہو گیا لیے
      آج
      """
    ),
    (
      .hindi,
      """
      के में की है और से का को इस पर ने यह कि नहीं हैं था थी एक वह भी हम आप तुम क्या हो गया लिए आज
      मैं
      """
    ),
    (
      .marathi,
      """
      आणि आहे या मध्ये हे तो ती मी तुम्ही आम्ही नाही होते होता काय कसे एक पण साठी च्या आज ते
      """
    ),
  ]
}
