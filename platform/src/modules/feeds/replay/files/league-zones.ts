/** Country and time zone of leagues, by the code in openfootball file names (`2022-23.en.1.json`). */
const LEAGUES: Readonly<Record<string, readonly [regionCode: string, zone: string]>> = {
  en: ['gb-eng', 'Europe/London'],
  sco: ['gb-sct', 'Europe/London'],
  de: ['de', 'Europe/Berlin'],
  es: ['es', 'Europe/Madrid'],
  fr: ['fr', 'Europe/Paris'],
  it: ['it', 'Europe/Rome'],
  at: ['at', 'Europe/Vienna'],
  be: ['be', 'Europe/Brussels'],
  ch: ['ch', 'Europe/Zurich'],
  cz: ['cz', 'Europe/Prague'],
  dk: ['dk', 'Europe/Copenhagen'],
  gr: ['gr', 'Europe/Athens'],
  nl: ['nl', 'Europe/Amsterdam'],
  pl: ['pl', 'Europe/Warsaw'],
  pt: ['pt', 'Europe/Lisbon'],
  ru: ['ru', 'Europe/Moscow'],
  tr: ['tr', 'Europe/Istanbul'],
  ar: ['ar', 'America/Argentina/Buenos_Aires'],
  br: ['br', 'America/Sao_Paulo'],
  mx: ['mx', 'America/Mexico_City'],
  us: ['us', 'America/New_York'],
  jp: ['jp', 'Asia/Tokyo'],
};

/** Countries of football-data.co.uk divisions, by the letters of the code (`E0`, `SP1`). */
const DIVISION_COUNTRIES: Readonly<Record<string, string>> = {
  E: 'en',
  EC: 'en',
  SC: 'sco',
  D: 'de',
  SP: 'es',
  F: 'fr',
  I: 'it',
  N: 'nl',
  B: 'be',
  P: 'pt',
  T: 'tr',
  G: 'gr',
};

/** football-data.co.uk gives all kick-offs in the time of its home, whatever the league. */
export const FOOTBALL_DATA_ZONE = 'Europe/London';

export interface League {
  readonly regionCode: string;
  readonly zone: string;
}

/** The league of an openfootball file, by its name; times of an unknown one are read as UTC. */
export function leagueOfFile(fileName: string): League {
  const code = /(?:^|\.)([a-z]{2,3})\.\d\w*\.json$/.exec(fileName)?.[1] ?? '';
  const [regionCode, zone] = LEAGUES[code] ?? ['int', 'UTC'];
  return { regionCode, zone };
}

/** The country of a football-data.co.uk division. */
export function regionOfDivision(division: string): string {
  const letters = /^[A-Z]+/.exec(division)?.[0] ?? '';
  return LEAGUES[DIVISION_COUNTRIES[letters] ?? '']?.[0] ?? 'int';
}
