import type { AddressInfo } from 'node:net';

import { operatorWith, type AnyPlatform } from '../../modules/operators/operators.fixture.ts';
import type { Role } from '../../modules/operators/index.ts';
import { runOperator, type OperatorRun } from './run-operator.ts';

/** An operator at the command line of a listening platform, signed in; what is asked for is answered with one text. */
export async function operatorDesk(
  platform: AnyPlatform,
  { name, role, answers = 'asked for' }: { name: string; role: Role; answers?: string },
): Promise<(...words: string[]) => Promise<OperatorRun>> {
  if (!platform.app.server.listening) await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = platform.app.server.address() as AddressInfo;
  const operator = await operatorWith(platform, name, role);
  const environment = {
    PADDOCK_SITE: `http://127.0.0.1:${port}`,
    OPERATOR_TOKEN: operator.bearer.authorization.replace('Bearer ', ''),
  };
  const terminal = {
    isScreen: false,
    ask: () => Promise.resolve(answers),
    askSecret: () => Promise.resolve(''),
    close: () => undefined,
  };
  return (...words) => runOperator(words, environment, terminal);
}
