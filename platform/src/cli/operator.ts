import { openTerminal } from './operator/terminal.ts';
import { runOperator } from './operator/run-operator.ts';

/** `npm run operator -- COMMAND`: the operators' side (docs/operators.md). */
const terminal = openTerminal(process.stdin, process.stderr);
const { text, exitCode } = await runOperator(process.argv.slice(2), process.env, terminal);
if (exitCode === 0) console.log(text);
else console.error(text);
process.exitCode = exitCode;
