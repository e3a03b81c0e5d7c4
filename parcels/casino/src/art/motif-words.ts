import { angler } from './motifs/angler.ts';
import { ball } from './motifs/ball.ts';
import { balloon } from './motifs/balloon.ts';
import { basket } from './motifs/basket.ts';
import { bee } from './motifs/bee.ts';
import { bolt } from './motifs/bolt.ts';
import { book } from './motifs/book.ts';
import { buffalo } from './motifs/buffalo.ts';
import { cactus } from './motifs/cactus.ts';
import { cake } from './motifs/cake.ts';
import { car } from './motifs/car.ts';
import { castle } from './motifs/castle.ts';
import { cat } from './motifs/cat.ts';
import { cherry } from './motifs/cherry.ts';
import { crown } from './motifs/crown.ts';
import { dragon } from './motifs/dragon.ts';
import { fish } from './motifs/fish.ts';
import { galleon } from './motifs/galleon.ts';
import { gems } from './motifs/gems.ts';
import { grapes } from './motifs/grapes.ts';
import { horseshoe } from './motifs/horseshoe.ts';
import { joker } from './motifs/joker.ts';
import { lanterns } from './motifs/lanterns.ts';
import { lemon } from './motifs/lemon.ts';
import { lollipop } from './motifs/lollipop.ts';
import { longship } from './motifs/longship.ts';
import { lotus } from './motifs/lotus.ts';
import { mask } from './motifs/mask.ts';
import { melon } from './motifs/melon.ts';
import { owl } from './motifs/owl.ts';
import { pagoda } from './motifs/pagoda.ts';
import { phoenix } from './motifs/phoenix.ts';
import { planet } from './motifs/planet.ts';
import { plum } from './motifs/plum.ts';
import { potion } from './motifs/potion.ts';
import { pyramid } from './motifs/pyramid.ts';
import { racer } from './motifs/racer.ts';
import { rocket } from './motifs/rocket.ts';
import { skull } from './motifs/skull.ts';
import { swords } from './motifs/swords.ts';
import { temple } from './motifs/temple.ts';
import { treasure } from './motifs/treasure.ts';
import { volcano } from './motifs/volcano.ts';
import { whale } from './motifs/whale.ts';
import { wolf } from './motifs/wolf.ts';
import type { Motif } from './motifs/motif.ts';

const ALL = {
  pyramid,
  temple,
  pagoda,
  castle,
  volcano,
  cactus,
  longship,
  galleon,
  planet,
  rocket,
  car,
  balloon,
  dragon,
  wolf,
  bee,
  fish,
  whale,
  phoenix,
  cat,
  buffalo,
  owl,
  cherry,
  lemon,
  melon,
  grapes,
  plum,
  basket,
  lollipop,
  cake,
  lanterns,
  lotus,
  gems,
  crown,
  treasure,
  book,
  potion,
  swords,
  horseshoe,
  mask,
  bolt,
  joker,
  skull,
  ball,
  racer,
  angler,
};
export type MotifName = keyof typeof ALL;

export const MOTIFS: Readonly<Record<MotifName, Motif>> = ALL;
export const MOTIF_NAMES = Object.keys(ALL) as [MotifName, ...MotifName[]];

/** Beginnings of words in names and tags, and what each makes one think of. */
const WORDS: Readonly<Record<MotifName, string>> = {
  pyramid: 'pyramid scarab egypt nile sphinx anubis horus desert oasis sand',
  temple: 'temple aztec maya inca canopy jungle eldorado gonzo ruin totem amazon',
  pagoda: 'pagoda samurai ninja kyoto tokyo geisha shogun sakura koi emperor dynasty asia',
  castle: 'castle king queen princess fairy tale fort palace kingdom throne camelot tower',
  volcano: 'volcano lava inferno magma hell devil burning',
  cactus: 'cactus western cowboy sheriff bandit dust spur outlaw saloon ranch bounty mexico',
  longship: 'viking frost jarl odin thor valhalla nord norse raid ragnarok fjord',
  galleon: 'pirate galleon captain corsair ship sail harbour bay kraken voyage anchor',
  planet: 'planet orbit star cosmic galaxy space moon astro nova comet saturn mars solar void',
  rocket: 'rocket launch jet fly aviator apollo alien ufo sky blast boost',
  car: 'car race drift turbo speed nitro drive formula',
  balloon: 'balloon cloud air wind breeze sky float',
  dragon: 'dragon drake wyrm hydra scale',
  wolf: 'wolf fang howl winter arctic husky snow hunt moonlight',
  bee: 'bee honey hive comb nectar buzz',
  fish: 'fish reef coral aqua tide lagoon nemo tropical shoal',
  whale: 'whale deep ocean sea tidewater abyss blue poseidon atlantis shark',
  phoenix: 'phoenix fire flame ember ash blaze hot ignite burn',
  cat: 'cat kitty neko panda maneki',
  buffalo: 'buffalo bison bull safari savanna rhino thunder stampede prairie plains',
  owl: 'owl forest wood fox bear raven witch mystic shadow dusk',
  cherry: 'cherry classic retro 7 seven sevens',
  lemon: 'lemon citrus lime tropic zest',
  melon: 'melon summer juicy splash beach',
  grapes: 'grape vine wine bacchus vineyard',
  plum: 'plum harvest farm garden',
  basket: 'fruit orchard berry mix market juice cocktail',
  lollipop: 'candy sweet lolli sugar gummy',
  cake: 'cake bakery cupcake chocolate donut party birthday dessert',
  lanterns: 'lantern festival chinese asia glow',
  lotus: 'lotus zen lily bamboo pond spring garden bloom flower blossom rose',
  gems: 'gem jewel stone crystal diamond ruby emerald sapphire opal shard',
  crown: 'crown royal imperial noble lord regal majesty',
  treasure: 'treasure coin vault bank rich money cash loot bounty million heist',
  book: 'book tome legend secret scroll library rune',
  potion: 'potion alchem magic wizard spell elixir merlin brew lab',
  swords: 'sword knight battle arena gladiator spartan war shield clash hero blade troy rome',
  horseshoe: 'clover irish leprechaun shamrock horseshoe rainbow charm',
  mask: 'pharaoh cleopatra ra osiris isis tut tomb mask mummy',
  bolt: 'zeus olymp storm thunder lightning bolt god gods ares titan power electric volt',
  joker: 'joker jester clown fool circus harlequin carnival wildcard',
  skull: 'skull dead muerto bone grave zombie vampire haunt ghost spirit',
  ball: 'football soccer goal penalty striker cup league sport kick basketball',
  racer: 'horse derby gallop racing jockey greyhound stable hurdle paddock turf mustang',
  angler: 'fishing angler hook bass catch bait lake river trout',
};

const FIRSTS = Object.entries(WORDS).flatMap(([motif, words]) =>
  words.split(' ').map((word) => [word, motif as MotifName] as const),
);

/** What a name and tags make one think of, the longest word first; undefined where they say nothing that can be drawn. */
export function motifOf(texts: readonly string[]): MotifName | undefined {
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^a-z0-9]+/));
  let best: readonly [word: string, motif: MotifName] | undefined;
  for (const [word, motif] of FIRSTS)
    if (word.length > (best?.[0].length ?? 0) && words.some((one) => fits(one, word))) best = [word, motif];
  return best?.[1];
}

/** Short words as they are, longer ones by their beginning: `pi` is not in `pirate`, `candy` is in `candyland`. */
const fits = (word: string, first: string): boolean =>
  word === first || (first.length > 3 && word.startsWith(first)) || word === `${first}s`;
