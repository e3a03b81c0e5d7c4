import { backdropOf } from './backdrops.ts';
import { brushOf, HEIGHT, put, WIDTH, type Brush, type Piece } from './brush.ts';
import { chanceOf, seedOf, type Chance } from './chance.ts';
import { groundOf } from './grounds.ts';
import { glow, lightsOf, shadow, vignette } from './lights.ts';
import { mechanicOf, MECHANICS } from './mechanic-words.ts';
import { MOTIF_NAMES, motifOf, MOTIFS } from './motif-words.ts';
import { MOODS, paletteOf } from './palette.ts';

/** What a scene is made from. */
export interface Pictured {
  /** The same seed is the same picture. */
  readonly seed: string;
  /** The tail of the address where the game is ours: those have scenes of their own. */
  readonly own?: string | undefined;
  /** Its English name. */
  readonly name: string;
  /** Where it stands and what it is tagged with. */
  readonly words: readonly string[];
}

/** A game's scene, 3:4, without a letter in it: deterministic, as a document of SVG that stands for itself. */
export function sceneOf(game: Pictured): Piece {
  const chance = chanceOf(seedOf(`${game.seed}:${game.name}`));
  const own = game.own === undefined ? undefined : MECHANICS[game.own];
  if (own !== undefined) return finish(brushOf(paletteOf(own.mood, own.hue, chance), chance), own.draw);
  const mechanic = mechanicOf([game.name, ...game.words]);
  if (mechanic !== undefined) {
    const hue = MECHANICS[mechanic]?.hue ?? 0;
    const palette = paletteOf(
      chance.pick(['jewel', 'jewel', 'night', 'ember', 'dusk']),
      hue + turned(chance),
      chance,
    );
    return finish(brushOf(palette, chance), MECHANICS[mechanic]?.draw ?? (() => ''));
  }
  const motif = MOTIFS[motifOf([game.name, ...game.words]) ?? chance.pick(MOTIF_NAMES)];
  // One in five is seen in another light than usual, so that a name's first thought does not look like all others of it.
  const mood = chance.is(0.2) ? chance.pick(MOODS) : chance.pick(motif.moods);
  const hue = chance.pick(motif.hues) + chance.between(-22, 22);
  const brush = brushOf(paletteOf(mood, hue, chance), chance);
  return finish(brush, () => {
    const backdrop = backdropOf(chance.pick(motif.backdrops), brush);
    const ground = groundOf(chance.pick(motif.grounds), brush);
    const scale = chance.between(0.98, 1.22) * (chance.is(0.5) ? 1 : -1);
    const [x, y] = [
      150 + chance.between(-12, 12),
      motif.stands === true ? 236 + chance.between(-6, 12) : 204 + chance.between(-16, 16),
    ];
    const turn = motif.stands === true ? 0 : chance.between(-7, 7);
    const under =
      motif.stands === true
        ? shadow(brush, Math.round(x), Math.round(y + 104 * Math.abs(scale)), 120)
        : glow(brush, x, y, 165, brush.palette.lamp, 0.35);
    return (
      backdrop +
      ground +
      under +
      put({ x, y, turn, scale }, motif.draw(brush)) +
      lightsOf(chance.pick(motif.lights), brush) +
      vignette(brush)
    );
  });
}

/** Our own hue, or one far from it. */
const turned = (chance: Chance): number => chance.pick([0, 60, 120, 180, 240, 300]) + chance.between(-20, 20);

function finish(brush: Brush, draw: (brush: Brush) => Piece): Piece {
  const drawn = draw(brush);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${brush.defs()}${drawn}</svg>`;
}
