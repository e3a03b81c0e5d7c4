/** How games of a theme are called: any beginning goes with any ending. */
export interface Titles {
  readonly beginnings: readonly string[];
  readonly endings: readonly string[];
}

const titles = (beginnings: string, endings: string): Titles => ({
  beginnings: beginnings.split(', '),
  endings: endings.split(', '),
});

/** Themes of reels. Their words are those that pictures are drawn of. */
export const REEL_TITLES: readonly Titles[] = [
  titles(
    'Sunlit, Forgotten, Sealed, Whispering, Ninth',
    'Pyramid, Scarab, Sphinx, Tomb, Oasis, Pharaoh’s Road',
  ),
  titles('Emerald, Overgrown, Hidden, Silent, Jade', 'Temple, Canopy, Totem, Jungle Gate, Ruins'),
  titles('Misty, Crimson, Moonlit, Hundred-Year, Quiet', 'Pagoda, Samurai, Sakura, Shogun, Koi Pond'),
  titles('Iron, Frostbitten, Stormy, Northern, Grey', 'Longship, Jarl, Viking Shore, Fjord, Raid'),
  titles('Black, Salty, Restless, Windward, Last', 'Galleon, Corsair, Kraken, Captain’s Share, Harbour'),
  titles('Distant, Violet, Slow, Twin, Wandering', 'Planet, Comet, Nova, Saturn, Orbit'),
  titles('Old, Sleeping, Ember, Copper, Mountain', 'Dragon, Wyrm, Hydra, Dragon’s Ledger, Drake'),
  titles('Winter, Lone, Silver, Arctic, Hungry', 'Wolf, Husky Trail, Fang, Wolf Moon, Snowfield'),
  titles('Amber, Busy, Wild, Garden, Royal', 'Bee, Hive, Honey Jar, Nectar, Comb'),
  titles('Blazing, Rising, White, Seventh, Autumn', 'Phoenix, Ember, Flame, Ash Road, Fire Feather'),
  titles('Lucky, Sleepy, Paper, Alley, Velvet', 'Cat, Panda, Neko, Kitty Parade, Maneki'),
  titles('Dusty, Rolling, Thundering, Wide, Red', 'Buffalo, Bison Run, Prairie, Stampede, Plains'),
  titles('Twilight, Hollow, Deep, Whitebark, Foxglove', 'Owl, Forest, Raven, Bear Path, Witch Wood'),
  titles('Sherbet, Peppermint, Sugar, Fizzy, Marzipan', 'Candy Street, Lollipop, Gummy Garden, Sweets, Cake'),
  titles('Bright, Polished, Uncut, Midnight, River', 'Gems, Ruby, Sapphire, Crystal, Opal Mine'),
  titles('Buried, Captain’s, Borrowed, Widow’s, Honest', 'Treasure, Vault, Coin, Fortune, Bounty'),
  titles('Candlelit, Locked, Bound, Wandering, Dusty', 'Book, Scroll, Rune, Legend, Library'),
  titles('Bubbling, Merry, Seven-Drop, Apprentice’s, Glass', 'Potion, Elixir, Wizard, Spell, Alchemist'),
  titles('Broken, Loyal, Bronze, Tournament, Border', 'Sword, Knight, Shield, Gladiator, Arena'),
  titles(
    'Rambling, Four-Leaf, Rainy, Fiddler’s, Emerald',
    'Clover, Leprechaun, Shamrock, Rainbow, Horseshoe',
  ),
  titles('Thunder, Marble, Olive, Cloudborn, Blue', 'Zeus, Olympus, Titan, Lightning, Bolt'),
  titles('Laughing, Velvet, Midnight, Three-Penny, Travelling', 'Joker, Jester, Circus, Harlequin, Carnival'),
  titles('Painted, Dancing, Marigold, Grinning, Midnight', 'Skull, Muertos, Ghost Parade, Vampire, Bones'),
];

export const FRUIT_TITLES: readonly Titles[] = [
  titles('Double, Hot, Classic, Neon, Frosted', 'Cherry, Sevens, Lemon, Melon, Plum, Fruit Market'),
  titles('Retro, Ripe, Sunday, Corner, Golden', 'Grapes, Orchard, Juice Bar, Fruit Basket, Berry'),
];

export const FISHING_TITLES: readonly Titles[] = [
  titles('Lazy, Big, Dawn, Whistling, Grandad’s', 'Angler, Bass, Trout Lake, Bait Box, Hook'),
  titles('Coral, Open, Shallow, Moonlit', 'Reef, Shark Hunt, Lagoon, Ocean Catch'),
];

export const ASIAN_TITLES: readonly Titles[] = [
  titles('Nine, Red, Floating, Fortune, Eight', 'Lanterns, Lotus, Dragons, Tigers, Bamboo Steps'),
];

export const BRAND_TITLES: readonly Titles[] = [
  titles('Inspector Marlowe and the, The Harbour Street, Captain Odette’s', 'Crown, Circus, Book, Rocket'),
];
