import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { DrawingFault } from '../drawing-fault.ts';
import type { DrawingProgram, DrawingReply, DrawingRequest, DrawingStep } from './drawing-messages.ts';
import { latestPrograms, type LatestPrograms } from './latest-programs.ts';
import { processorTimeMs } from './processor-time.ts';
import { LOOK_MS, STEP_BOUNDS, watchSteps, type StepWatch } from './step-watch.ts';
import { findWall, walledIn, type Wall, type WallKind } from './walls.ts';

/** A text, or what there is none for; and the processor time it took. */
export type DrawingAnswer =
  | { readonly text: string; readonly cpuMs: number }
  | { readonly text: undefined; readonly fault: DrawingFault; readonly cpuMs: number };

/** Runs code of parcels that draws, away from all that is worth something. */
export interface Drawer {
  ask(program: DrawingProgram, step: DrawingStep): Promise<DrawingAnswer>;
  stop(): void;
}

/** Longest markup or list of reads, in characters. */
export const MOST_CHARS = 1_000_000;
const PROGRAM = fileURLToPath(new URL('./drawing.process.ts', import.meta.url));

interface Running {
  readonly child: ChildProcess;
  readonly watch: StepWatch;
  /** Programs it was given and has. */
  readonly known: LatestPrograms<true>;
  /** What it was asked and has not answered, the longest waiting first. */
  readonly waiting: Map<number, (answer: DrawingAnswer) => void>;
  /** Runs while anything is waited for. */
  looking: NodeJS.Timeout | undefined;
}

/**
 * A drawer whose process begins with the first question. It has no environment, nothing but one channel, and what walls
 * the machine has.
 * @param onWall is told them once
 */
export function createDrawer(onWall: (kind: WallKind) => void, bounds = STEP_BOUNDS): Drawer {
  let wall: Promise<Wall> | undefined;
  let running: Running | undefined;
  let isStopped = false;
  let lastId = 0;

  /** What the process used is the first one's, at which it was; the others wait for it only. */
  function end(one: Running, fault: DrawingFault): void {
    const cpuMs = one.watch.untoldMs();
    one.child.kill('SIGKILL');
    if (running === one) running = undefined;
    const [first, ...others] = [...one.waiting.values()];
    first?.({ text: undefined, fault, cpuMs });
    for (const done of others) done({ text: undefined, fault: 'beside', cpuMs: 0 });
  }

  async function lookForWall(): Promise<Wall> {
    const found = await findWall();
    onWall(found.kind);
    return found;
  }

  function begin(found: Wall): Running {
    const [command = '', ...words] = walledIn(found, PROGRAM);
    const child = spawn(command, words, {
      env: {},
      cwd: '/',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // The programs of the walls become the next one without a process of their own: its number is Node's.
    const watch = watchSteps(bounds, () =>
      child.pid === undefined ? undefined : processorTimeMs(child.pid),
    );
    const one: Running = { child, watch, known: latestPrograms(), waiting: new Map(), looking: undefined };
    child.on('message', (reply: DrawingReply) => {
      watch.answered(reply.cpuMs);
      one.waiting.get(reply.id)?.(answerOf(reply));
    });
    child.on('exit', () => end(one, 'exit'));
    child.on('error', () => end(one, 'exit'));
    return one;
  }

  function look(one: Running): void {
    const [stepId] = one.waiting.keys();
    const fault = stepId === undefined ? undefined : one.watch.look(stepId);
    if (fault !== undefined) end(one, fault);
  }

  return {
    async ask(program, step) {
      const found = await (wall ??= lookForWall());
      if (isStopped) return { text: undefined, fault: 'exit', cpuMs: 0 };
      const one = (running ??= begin(found));
      // Where the process has gone meanwhile, its end answers.
      const tell = (request: DrawingRequest): void => void one.child.send(request, () => undefined);
      if (one.known.use(program.id) === undefined) {
        one.known.add(program.id, true);
        tell({ kind: 'program', program });
      }
      const id = ++lastId;
      return new Promise((resolve) => {
        one.waiting.set(id, (answer) => {
          one.waiting.delete(id);
          if (one.waiting.size === 0) {
            clearInterval(one.looking);
            one.looking = undefined;
          }
          resolve(answer);
        });
        one.looking ??= setInterval(() => look(one), LOOK_MS);
        tell({ kind: 'step', id, programId: program.id, step });
      });
    },
    stop() {
      isStopped = true;
      if (running !== undefined) end(running, 'exit');
    },
  };
}

function answerOf({ text, threw, cpuMs }: DrawingReply): DrawingAnswer {
  if (text !== undefined && text.length <= MOST_CHARS) return { text, cpuMs };
  return { text: undefined, fault: threw ? 'threw' : 'text', cpuMs };
}
