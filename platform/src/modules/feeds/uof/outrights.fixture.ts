/** What the feed says of a season of five teams, as it writes it. */

export const KINDS = `<market_descriptions>
  <market id="1110" name="Winner" groups="all" includes_outcomes_of_type="sr:competitor" outcome_type="competitor"/>
  <market id="1102" name="Top {winners} (teams)" groups="all" includes_outcomes_of_type="sr:competitor"
    outcome_type="competitor"><specifiers><specifier name="winners" type="integer"/></specifiers></market>
  <market id="536" name="Free text multiwinner market" groups="all" includes_outcomes_of_type="pre:outcometext"
    outcome_type="free_text"><specifiers><specifier name="variant" type="variable_text"/>
    <specifier name="winners" type="integer"/></specifiers></market></market_descriptions>`;
export const competitor = (id: number, name = `Team ${id}`) =>
  `<competitor id="sr:competitor:${id}" name="${name}"/>`;
export const LEAGUE = [1, 2, 3, 4, 5].map((id) => competitor(id)).join('');

interface SeasonWords {
  readonly event: string;
  readonly title: string;
  readonly sport: string;
  /** Its last day. */
  readonly end: string;
  readonly competitors: string;
}

export function seasonDocument({ event, title, sport, end, competitors }: SeasonWords): string {
  return `<tournament_info><tournament id="sr:tournament:17" name="Top League"><sport id="${sport}" name="Some Sport"/>
    <category id="sr:category:1" name="England" country_code="ENG"/></tournament>
    <season id="${event}" name="${title}" start_date="2026-08-01" end_date="${end}"/>
    <competitors>${competitors}</competitors></tournament_info>`;
}

/** A price of a competitor. */
export const priced = (id: string, odds: string, active = 1) =>
  `<outcome id="sr:competitor:${id}" odds="${odds}" active="${active}"/>`;
/** A market, of the winner unless something else is said. */
export const market = (inside: string, about = 'id="1110" status="1"') =>
  `<market ${about}>${inside}</market>`;
/** Five teams to win. */
export const WINNER = market(
  ['2.5', '3.0', '5.0', '9.0', '21.0'].map((odds, at) => priced(`${at + 1}`, odds)).join(''),
);

/** Competitors by what the feed says of each: `1`, `0`, `1 dead_heat_factor="0.5"`. */
export function ended(ends: Readonly<Record<string, string>>): string {
  return Object.entries(ends)
    .map(([id, end]) => {
      const [result = '', ...more] = end.split(' ');
      return `<outcome id="sr:competitor:${id}" result="${result}" ${more.join(' ')}/>`;
    })
    .join('');
}
