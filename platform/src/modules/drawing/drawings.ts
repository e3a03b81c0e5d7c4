import type { DrawnPlace } from '@paddock/contract';

import { inertJson } from '../../kernel/http/inert-json.ts';
import { cleanHtml } from './clean/clean-html.ts';
import { answerReads, parseReads, type AskAsGuest } from './guest-reads.ts';
import { createKeptDrawings } from './kept-drawings.ts';
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
  /** Undefined where the page is not drawn, now or ever: its region is then as without drawings. */
  find(wish: DrawingWish): Promise<Drawing | undefined>;
}

export interface DrawingsDependencies {
  readonly nowMs: () => number;
  readonly wait: (delayMs: number) => Promise<void>;
  readonly drawer: Drawer;
  readonly ask: AskAsGuest;
  /** Text of a file of a release. */
  readonly textOf: (href: string) => Promise<string>;
}

/** Programs at hand; those of earlier releases leave first. */
const MOST_PROGRAMS = 16;

/** Draws pages for guests, and keeps what it has drawn for a while. */
export function createDrawings({ nowMs, wait, drawer, ask, textOf }: DrawingsDependencies): Drawings {
  const budget = createProcessorBudget(nowMs);
  const programs = new Map<string, Promise<DrawingProgram>>();
  const kept = createKeptDrawings<Drawing>(
    { nowMs, wait, mayDraw: budget.mayDraw },
    ({ html, json }) => html.length + json.length,
  );

  function programOf(wish: DrawingWish): Promise<DrawingProgram> {
    const id = programId(wish);
    const known = programs.get(id);
    if (known !== undefined) return known;
    const gathering = gatherProgram(wish, textOf);
    gathering.catch(() => programs.delete(id));
    programs.set(id, gathering);
    const [oldest] = programs.keys();
    if (programs.size > MOST_PROGRAMS && oldest !== undefined) programs.delete(oldest);
    return gathering;
  }

  async function askProcess(program: DrawingProgram, step: DrawingStep): Promise<string | undefined> {
    const { text, cpuMs } = await drawer.ask(program, step);
    budget.spend(cpuMs);
    return text;
  }

  async function draw(wish: DrawingWish): Promise<Drawing | undefined> {
    const { place } = wish;
    const program = await programOf(wish);
    const asked = await askProcess(program, { kind: 'reads', place });
    const requests = asked === undefined ? undefined : parseReads(asked);
    const serverTimeMs = nowMs();
    const reads = requests === undefined ? undefined : await answerReads(requests, ask);
    if (reads === undefined) return undefined;
    const drawn = { parcel: wish.parcel.name, place, serverTimeMs, reads };
    const markup = await askProcess(program, { kind: 'draw', drawn });
    const html = markup === undefined ? undefined : cleaned(markup);
    return html === undefined ? undefined : { html, json: inertJson(drawn) };
  }

  function cleaned(markup: string): string | undefined {
    const before = process.cpuUsage();
    const html = cleanHtml(markup);
    const { user, system } = process.cpuUsage(before);
    budget.spend((user + system) / 1_000);
    return html;
  }

  return { find: (wish) => kept.find(drawingKey(wish), () => draw(wish)) };
}

/** What a drawing depends on: release or canary, language, brand, currency, country, flags (the program), and the address. */
export function drawingKey(wish: DrawingWish): string {
  const { page, path } = wish.place;
  return `${programId(wish)} ${page} ${path}`;
}
