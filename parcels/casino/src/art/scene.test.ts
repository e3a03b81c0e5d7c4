import { describe, expect, it } from '@jest/globals';

import { MECHANICS } from './mechanic-words.ts';
import { MOTIF_NAMES, motifOf } from './motif-words.ts';
import { pictureOf } from './picture.ts';
import { sceneOf } from './scene.ts';

const FIRST =
  'Golden Lost Wild Frozen Secret Royal Mystic Burning Silent Lucky Grand Neon Hidden Savage Eternal Crimson'.split(
    ' ',
  );
const SECOND =
  'Valley Quest Riches Spin Temple Reels Dragon Fruit Ocean Road Night Kings Hive Candy Star Bones Nile Fortune'.split(
    ' ',
  );

/** 2,000 names as companies give them: a few words over and over, often with a number behind. */
const GAMES = Array.from({ length: 2_000 }, (_, at) => ({
  seed: `studio-${at % 23}:${at}`,
  name: `${FIRST[at % FIRST.length]} ${SECOND[Math.floor(at / FIRST.length) % SECOND.length]} ${at > 288 ? at : ''}`.trim(),
  words: ['slots'],
}));
const scenes = GAMES.map(sceneOf);

describe('the scene of a game', () => {
  it('is the same for the same game', () => {
    expect(GAMES.slice(0, 200).map(sceneOf)).toEqual(scenes.slice(0, 200));
  });

  it('is another for each of 2,000 games', () => {
    expect(new Set(scenes).size).toBe(2_000);
  });

  it('repeats colours rarely: what hides the small differences leaves few alike', () => {
    const colours = scenes.map((scene) => [...new Set(scene.match(/#[0-9a-f]{6}/g))].sort().join());
    const most = Math.max(...[...Map.groupBy(colours, (one) => one).values()].map((alike) => alike.length));
    expect(most).toBeLessThanOrEqual(2);
  });

  it('draws every motif and mechanic without a letter, a style, a script or a figure that is none', () => {
    const all = [
      ...scenes,
      ...MOTIF_NAMES.map((name) => sceneOf({ seed: 'x', name, words: [] })),
      ...Object.keys(MECHANICS).map((own) => sceneOf({ seed: 'x', own, name: own, words: [] })),
    ];
    expect(
      all.filter((scene) => /<text|style=|<script|<style|NaN|undefined|Infinity|\[object/.test(scene)),
    ).toEqual([]);
    expect(Math.max(...all.map((scene) => scene.length))).toBeLessThan(40_000);
  });

  it('has whole gradients: every fill that is asked for is there once', () => {
    const broken = scenes.filter((scene) => {
      const asked = new Set([...scene.matchAll(/url\(#(g\d+)\)/g)].map(([, id]) => id));
      const made = [...scene.matchAll(/ id="(g\d+)"/g)].map(([, id]) => id);
      return made.length !== new Set(made).size || [...asked].some((id) => !made.includes(id));
    });
    expect(broken).toEqual([]);
  });

  it('tells our own games apart from each other, whatever seed the catalogue gives them', () => {
    const own = Object.keys(MECHANICS).map((code) =>
      sceneOf({ seed: 'same', own: code, name: '', words: [] }),
    );
    expect(new Set(own).size).toBe(Object.keys(MECHANICS).length);
  });
});

describe('what a name makes one think of', () => {
  it.each([
    ['Scarab Rise', 'pyramid'],
    ['Frostjarl', 'longship'],
    ['Lantern Road', 'lanterns'],
    ['Honey Cascade', 'bee'],
    ['Book of Foxes', 'book'],
    ['Candyland Spins', 'lollipop'],
    ['Silent Owl', 'owl'],
    ['Racecourse Nights', 'car'],
  ])('%s: %s', (name, motif) => {
    expect(motifOf([name])).toBe(motif);
  });

  it('takes a tag where the name says nothing', () => {
    expect([motifOf(['Xyzzy', 'irish']), motifOf(['Xyzzy'])]).toEqual(['horseshoe', undefined]);
  });
});

it('is handed to an image as an address without a sign that ends it', () => {
  const address = pictureOf({ seed: '1', name: 'Frostjarl', words: [] });
  expect(address.startsWith("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'")).toBe(true);
  expect(address).not.toMatch(/[#<>"]/);
});
