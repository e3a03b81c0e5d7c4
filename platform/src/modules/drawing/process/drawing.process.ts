// A process that draws pages with code of parcels. It is given texts and answers texts; it needs nothing else.
import type { DrawingModule, DrawnPage, PageDrawing } from '@paddock/contract';

import type { DrawingProgram, DrawingReply, DrawingRequest, DrawingStep } from './drawing-messages.ts';
import { latestPrograms } from './latest-programs.ts';
import { linkModules } from './link-modules.ts';

interface Started {
  readonly show: (drawn: DrawnPage) => void;
  readonly drawings: DrawingModule['drawings'];
}

const programs = latestPrograms<Promise<Started>>();

async function start({ modules, entry, boot, words, namespaces }: DrawingProgram): Promise<Started> {
  const link = linkModules(modules);
  const { startDrawing } = link('@paddock/shared-utils') as {
    startDrawing(boot: object, words: object, namespaces: readonly string[]): Promise<Started['show']>;
  };
  const { drawings } = link(entry) as unknown as DrawingModule;
  return { show: await startDrawing(boot, words, namespaces), drawings };
}

async function answer(programId: string, step: DrawingStep): Promise<string | undefined> {
  const started = await programs.use(programId);
  if (started === undefined) throw new Error('the program is not there any more');
  if (step.kind === 'reads') {
    const { place } = step;
    // An address is made of the page's own words: `readOf` asks the page that stands.
    started.show({ parcel: '', place, serverTimeMs: 0, reads: [] });
    const reads = drawingOf(started, place.page).readsOf(place);
    return reads === undefined ? '' : JSON.stringify(reads);
  }
  started.show(step.drawn);
  // Code of a team: what it answers is not always what it should, and a promise is not waited for.
  const markup: unknown = drawingOf(started, step.drawn.place.page).draw(step.drawn.place);
  return typeof markup === 'string' ? markup : undefined;
}

/** @throws Error for a page that the parcel does not draw */
function drawingOf({ drawings }: Started, page: string): PageDrawing {
  const drawing = Object.hasOwn(drawings, page) ? drawings[page] : undefined;
  if (drawing === undefined) throw new Error('there is no such page');
  return drawing;
}

function keep(program: DrawingProgram): void {
  const starting = start(program);
  starting.catch(() => undefined);
  programs.add(program.id, starting);
}

/** What was told already; Node's own start is part of the first reply. */
let told: NodeJS.CpuUsage = { user: 0, system: 0 };

process.on('message', (request: DrawingRequest) => {
  if (request.kind === 'program') {
    keep(request.program);
    return;
  }
  const reply = (text: string | undefined, threw: boolean): void => {
    const used = process.cpuUsage();
    const cpuMs = (used.user + used.system - told.user - told.system) / 1_000;
    told = used;
    const message: DrawingReply = { id: request.id, text, threw, cpuMs };
    process.send?.(message);
  };
  answer(request.programId, request.step).then(
    (text) => reply(text, false),
    () => reply(undefined, true),
  );
});
// What code of a parcel leaves behind unheard is nothing to end for.
process.on('unhandledRejection', () => undefined);
// Without its platform there is nothing to do.
process.on('disconnect', () => process.exit(0));
