// Swift's tasks on the scene's thread: their jobs are work. Knows the clock and the work.
#ifndef TASKS_H
#define TASKS_H

// Takes over the concurrency runtime's enqueueing.
void take_over_tasks(void);

#endif
