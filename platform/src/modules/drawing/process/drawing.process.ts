// A process that draws pages with code of parcels. It is given texts and answers texts; it needs nothing else.
import type { DrawingModule, DrawnPage, PageDrawing } from '@paddock/contract';

import type { DrawingProgram, DrawingReply, DrawingRequest, DrawingStep } from './drawing-messages.ts';
import { linkModules } from './link-modules.ts';

interface Started {
  readonly show: (drawn: DrawnPage) => void;
  readonly drawings: DrawingModule['drawings'];
}

/** Programs of earlier releases leave first. */
const MOST_PROGRAMS = 16;
const programs = new Map<string, Promise<Started>>();

async function start({ modules, entry, boot, words, namespaces }: DrawingProgram): Promise<Started> {
  const link = linkModules(modules);
  const { startDrawing } = link('@paddock/shared-utils') as {
    startDrawing(boot: object, words: object, namespaces: readonly string[]): Promise<Started['show']>;
  };
  const { drawings } = link(entry) as unknown as DrawingModule;
  return { show: await startDrawing(boot, words, namespaces), drawings };
}

async function answer(programId: string, step: DrawingStep): Promise<string | undefined> {
  const started = await programs.get(programId);
  if (started === undefined) return undefined;
  if (step.kind === 'reads') {
    const { place } = step;
    // An address is made of the page's own words: `readOf` asks the page that stands.
    started.show({ parcel: '', place, serverTimeMs: 0, reads: [] });
    return JSON.stringify(drawingOf(started, place.page)?.readsOf(place));
  }
  started.show(step.drawn);
  return drawingOf(started, step.drawn.place.page)?.draw(step.drawn.place);
}

function drawingOf({ drawings }: Started, page: string): PageDrawing | undefined {
  return Object.hasOwn(drawings, page) ? drawings[page] : undefined;
}

function keep(program: DrawingProgram): void {
  const starting = start(program);
  starting.catch(() => undefined);
  programs.set(program.id, starting);
  const [oldest] = programs.keys();
  if (programs.size > MOST_PROGRAMS && oldest !== undefined) programs.delete(oldest);
}

let before = process.cpuUsage();

process.on('message', (request: DrawingRequest) => {
  if (request.kind === 'program') {
    keep(request.program);
    return;
  }
  const reply = (text: string | undefined): void => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const message: DrawingReply = { id: request.id, text, cpuMs: (user + system) / 1_000 };
    process.send?.(message);
  };
  answer(request.programId, request.step).then(reply, () => reply(undefined));
});
// What code of a parcel leaves behind unheard is nothing to end for.
process.on('unhandledRejection', () => undefined);
// Without its platform there is nothing to do.
process.on('disconnect', () => process.exit(0));
