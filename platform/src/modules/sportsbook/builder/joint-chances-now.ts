import { canonicalSpecifiers } from '@paddock/contract';
import type { PriceModel } from '@paddock/contract/schemas';

import { findSportModel, type JointChances, type JointLeg } from '../../feeds/index.ts';
import type { EventEntry } from '../book/entries.ts';

type Answer = ReturnType<JointChances['ofSets']>;

/** Answers kept of one model; beyond them all of its are forgotten. A model may stand for hours, and guests ask too. */
const MOST_KEPT = 500;

/** By model, which is replaced with the prices and never changed in place: each offer and quote asks the same of it. */
const KEPT = new WeakMap<PriceModel, Map<string, Answer>>();

/**
 * By set of legs of an event, bit i of the set for leg i: the chance that all legs of the set win, by the model its prices are
 * taken from now (rules §10, §11). `undefined` where its producer tells none, or its sport reads none.
 */
export function jointChancesNow(
  { sport, model }: Pick<EventEntry, 'sport' | 'model'>,
  legs: readonly JointLeg[],
): Answer {
  const joint = findSportModel(sport)?.joint;
  if (model === undefined || joint === undefined) return undefined;
  const kept = KEPT.get(model) ?? new Map<string, Answer>();
  KEPT.set(model, kept);
  const key = legs
    .map(({ type, specifiers, outcome }) => `${type} ${canonicalSpecifiers(specifiers)} ${outcome}`)
    .join('|');
  if (kept.has(key)) return kept.get(key);
  if (kept.size >= MOST_KEPT) kept.clear();
  const answer = joint.ofSets(model, legs);
  kept.set(key, answer);
  return answer;
}
