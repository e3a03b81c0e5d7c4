import type { DrawnPlace, DrawnReadRequest } from '@paddock/contract';

import { inertJson } from '../../kernel/http/inert-json.ts';
import type { Log } from '../../kernel/module.ts';
import { isCleanMarkup } from './clean/clean-markup.ts';
import { answerReads, parseReads, type AskAsGuest } from './guest-reads.ts';
import { DrawingError } from './drawing-fault.ts';
import { createDrawingHealth, type DrawingStanding, type PageKind } from './drawing-health.ts';
import { createKeptDrawings } from './kept-drawings.ts';
import { madeOnce } from './made-once.ts';
import type { Drawer, DrawingAnswer } from './process/drawer.ts';
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
  /** How drawing has gone since the start. */
  standing(): DrawingStanding;
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
  readonly log: Log;
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
  log,
}: DrawingsDependencies): Drawings {
  const health = createDrawingHealth(nowMs, log);
  const budget = createProcessorBudget(nowMs, cpuNowMs);
  const programOf = madeOnce<DrawingProgram>(MOST_PROGRAMS);
  // They follow from program and address, which are in the key.
  const readsOf = madeOnce<readonly DrawnReadRequest[] | undefined>(MOST_PAGES);
  const kept = createKeptDrawings<Drawing>(
    { nowMs, wait, mayDraw: budget.mayDraw },
    ({ html, json }) => html.length + json.length,
  );

  async function askOnce(program: DrawingProgram, step: DrawingStep): Promise<DrawingAnswer> {
    const answer = await drawer.ask(program, step);
    budget.spend(answer.cpuMs);
    return answer;
  }

  async function askProcess(program: DrawingProgram, step: DrawingStep): Promise<string> {
    const first = await askOnce(program, step);
    // Another page ended the process that this one waited for: that is no reason for its key to rest.
    const isBeside = first.text === undefined && first.fault === 'beside';
    const answer = isBeside ? await askOnce(program, step) : first;
    if (answer.text === undefined) throw new DrawingError(answer.fault);
    return answer.text;
  }

  /** Undefined for an address that the parcel does not draw. */
  async function draw(wish: DrawingWish, key: string): Promise<Drawing | undefined> {
    const { place } = wish;
    const program = await programOf(programId(wish), () => gatherProgram(wish, textOf));
    const requests = await readsOf(key, async () => {
      const asked = await askProcess(program, { kind: 'reads', place });
      return asked === '' ? undefined : parseReads(asked);
    });
    if (requests === undefined) return undefined;
    const serverTimeMs = nowMs();
    const reads = await budget.during(() =>
      answerReads(requests, (address) => ask(address, wish.site.brand)),
    );
    if (reads === undefined) throw new DrawingError('answers');
    const drawn = { parcel: wish.parcel.name, place, serverTimeMs, reads };
    const html = await askProcess(program, { kind: 'draw', drawn });
    return budget.during(() => {
      if (!isCleanMarkup(html)) throw new DrawingError('unclean');
      return { html, json: inertJson(drawn) };
    });
  }

  async function drawAndPrepare(
    wish: DrawingWish,
    key: string,
    prepare?: (drawing: Drawing) => Promise<unknown>,
  ): Promise<Drawing | undefined> {
    try {
      const drawing = await draw(wish, key);
      if (drawing === undefined) return undefined;
      await prepare?.(drawing);
      health.made(kindOf(wish));
      return drawing;
    } catch (error) {
      health.failed(kindOf(wish), error);
      throw error;
    }
  }

  return {
    standing: health.standing,
    async find(wish, prepare) {
      const key = drawingKey(wish);
      const drawing = await kept.find(key, () => drawAndPrepare(wish, key, prepare));
      health.sent(drawing !== undefined);
      if (drawing === undefined && !budget.mayDraw()) health.failed(kindOf(wish), new DrawingError('budget'));
      return drawing;
    },
  };
}

const kindOf = ({ parcel, place }: DrawingWish): PageKind => ({ parcel: parcel.name, page: place.page });

/** What a drawing depends on: release or canary, language, brand, currency, country, flags (the program), and the address. */
export function drawingKey(wish: DrawingWish): string {
  const { page, path, query } = wish.place;
  return `${programId(wish)} ${page} ${path}${query}`;
}
