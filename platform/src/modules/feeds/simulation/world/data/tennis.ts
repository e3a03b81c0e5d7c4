/** Invented tours. A tournament is played by men or women, best of three sets or of five. */
export interface TournamentData {
  readonly slug: string;
  readonly name: string;
  readonly women: boolean;
  readonly bestOf: 3 | 5;
  /** 1 is the greatest. */
  readonly rank: number;
}

export const TOURNAMENTS: readonly TournamentData[] = [
  {
    slug: 'crown-masters-lisbon',
    name: 'Crown Masters. Lisbon|Краун Мастерс. Лиссабон',
    women: false,
    bestOf: 5,
    rank: 1,
  },
  {
    slug: 'crown-masters-lisbon-women',
    name: 'Crown Masters. Lisbon. Women|Краун Мастерс. Лиссабон. Женщины',
    women: true,
    bestOf: 3,
    rank: 1,
  },
  { slug: 'crown-tour-vienna', name: 'Crown Tour. Vienna|Краун Тур. Вена', women: false, bestOf: 3, rank: 2 },
  { slug: 'crown-tour-osaka', name: 'Crown Tour. Osaka|Краун Тур. Осака', women: false, bestOf: 3, rank: 2 },
  {
    slug: 'diadem-tour-turin',
    name: 'Diadem Tour. Turin. Women|Диадема Тур. Турин. Женщины',
    women: true,
    bestOf: 3,
    rank: 2,
  },
  {
    slug: 'diadem-tour-seoul',
    name: 'Diadem Tour. Seoul. Women|Диадема Тур. Сеул. Женщины',
    women: true,
    bestOf: 3,
    rank: 2,
  },
  {
    slug: 'challenge-series-gdansk',
    name: 'Challenge Series. Gdańsk|Челлендж-серия. Гданьск',
    women: false,
    bestOf: 3,
    rank: 4,
  },
  {
    slug: 'challenge-series-almaty',
    name: 'Challenge Series. Almaty|Челлендж-серия. Алматы',
    women: false,
    bestOf: 3,
    rank: 4,
  },
  {
    slug: 'challenge-series-cordoba',
    name: 'Challenge Series. Córdoba. Women|Челлендж-серия. Кордова. Женщины',
    women: true,
    bestOf: 3,
    rank: 4,
  },
  {
    slug: 'future-series-izmir',
    name: 'Future Series. İzmir|Фьюче-серия. Измир',
    women: false,
    bestOf: 3,
    rank: 6,
  },
];
