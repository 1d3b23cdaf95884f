// The program that `rostrum serve` starts: a gateway between the tool and browsers.
GatewayProcess.run()
