import type { DrawnPlace, DrawnReadRequest } from '@paddock/contract';

import { inertJson } from '../../kernel/http/inert-json.ts';
import { isCleanMarkup } from './clean/clean-markup.ts';
import { answerReads, parseReads, type AskAsGuest } from './guest-reads.ts';
import { createKeptDrawings } from './kept-drawings.ts';
import { madeOnce } from './made-once.ts';
import type { Drawer } from './process/drawer.ts';
import type { DrawingProgram, DrawingStep } from './process/drawing-messages.ts';
import { createProcessorBudget } from './processor-budget.ts';
import { gatherProgram, programId, type ProgramParts } from './program.ts';

/** A page that a guest's document could show. */
export interface DrawingWish extends ProgramParts {
  readonly place: DrawnPlace;
}

/** A drawn page: its markup, cleaned, and what it was drawn from (`DrawnPage`), both as they stand in a document. */
export interface Drawing {
  readonly html: string;
  readonly json: string;
}

export interface Drawings {
  /**
   * Undefined where the page is not drawn, now or ever: its region is then as without drawings.
   * @param prepare what to do with a new drawing before it takes the place of the one that is shown meanwhile
   */
  find(wish: DrawingWish, prepare?: (drawing: Drawing) => Promise<unknown>): Promise<Drawing | undefined>;
}

export interface DrawingsDependencies {
  readonly nowMs: () => number;
  /** Processor time this thread has taken so far. */
  readonly cpuNowMs: () => number;
  readonly wait: (delayMs: number) => Promise<void>;
  readonly drawer: Drawer;
  readonly ask: AskAsGuest;
  /** Text of a file of a release. */
  readonly textOf: (href: string) => Promise<string>;
}

/** Programs at hand; those of earlier releases leave first. */
const MOST_PROGRAMS = 16;
/** Pages whose reads are known. */
const MOST_PAGES = 500;

/** Draws pages for guests, and keeps what it has drawn for a while. */
export function createDrawings({
  nowMs,
  cpuNowMs,
  wait,
  drawer,
  ask,
  textOf,
}: DrawingsDependencies): Drawings {
  const budget = createProcessorBudget(nowMs, cpuNowMs);
  const programOf = madeOnce<DrawingProgram>(MOST_PROGRAMS);
  // They follow from program and address, which are in the key.
  const readsOf = madeOnce<readonly DrawnReadRequest[]>(MOST_PAGES);
  const kept = createKeptDrawings<Drawing>(
    { nowMs, wait, mayDraw: budget.mayDraw },
    ({ html, json }) => html.length + json.length,
  );

  async function askProcess(program: DrawingProgram, step: DrawingStep): Promise<string> {
    const { text, cpuMs } = await drawer.ask(program, step);
    budget.spend(cpuMs);
    if (text === undefined) throw new Error('the process drew nothing');
    return text;
  }

  async function draw(wish: DrawingWish, key: string): Promise<Drawing | undefined> {
    const { place } = wish;
    const program = await programOf(programId(wish), () => gatherProgram(wish, textOf));
    const requests = await readsOf(key, async () =>
      parseReads(await askProcess(program, { kind: 'reads', place })),
    );
    const serverTimeMs = nowMs();
    const reads = await budget.during(() =>
      answerReads(requests, (address) => ask(address, wish.site.brand)),
    );
    if (reads === undefined) return undefined;
    const drawn = { parcel: wish.parcel.name, place, serverTimeMs, reads };
    const html = await askProcess(program, { kind: 'draw', drawn });
    return budget.during(() => (isCleanMarkup(html) ? { html, json: inertJson(drawn) } : undefined));
  }

  return {
    find(wish, prepare) {
      const key = drawingKey(wish);
      return kept.find(key, async () => {
        const drawing = await draw(wish, key);
        if (drawing !== undefined) await prepare?.(drawing);
        return drawing;
      });
    },
  };
}

/** What a drawing depends on: release or canary, language, brand, currency, country, flags (the program), and the address. */
export function drawingKey(wish: DrawingWish): string {
  const { page, path, query } = wish.place;
  return `${programId(wish)} ${page} ${path}${query}`;
}
