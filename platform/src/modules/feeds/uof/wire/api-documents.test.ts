import {
  readBookmaker,
  readDescriptions,
  readNumberedWords,
  readPeople,
  readProducers,
  readVariants,
} from './api-documents.ts';

describe('documents of the API', () => {
  it('tell kinds of market with variants and what players they are about', () => {
    const read = readDescriptions(`<market_descriptions response_code="OK">
      <market id="18" name="Total" groups="all|score"><outcomes><outcome id="12" name="over {total}"/></outcomes>
        <specifiers><specifier name="total" type="decimal"/></specifiers></market>
      <market id="892" name="{!goalnr} goalscorer" variant="sr:a:b" includes_outcomes_of_type="sr:player"/></market_descriptions>`);
    expect(read).toEqual({
      ok: true,
      value: [
        {
          id: 18,
          variant: undefined,
          name: 'Total',
          groups: ['all', 'score'],
          outcomes: [{ id: '12', name: 'over {total}' }],
          specifiers: [{ name: 'total', type: 'decimal' }],
          openOutcomes: false,
        },
        {
          id: 892,
          variant: 'sr:a:b',
          name: '{!goalnr} goalscorer',
          groups: ['all'],
          outcomes: [],
          specifiers: [],
          openOutcomes: true,
        },
      ],
    });
  });

  it('tell variants, producers, players, words by number and whose feed it is', () => {
    expect(
      readVariants(`<variant_descriptions><variant id="sr:exact_goals:6+"><outcomes>
        <outcome id="sr:exact_goals:6+:68" name="0"/></outcomes></variant></variant_descriptions>`),
    ).toEqual({
      ok: true,
      value: [{ id: 'sr:exact_goals:6+', outcomes: [{ id: 'sr:exact_goals:6+:68', name: '0' }] }],
    });
    expect(
      readProducers(`<producers response_code="OK"><producer id="1" name="LO" active="true" api_url="https://api.example/v1/liveodds/"
        stateful_recovery_window_in_minutes="4320"/></producers>`),
    ).toEqual({
      ok: true,
      value: [{ id: 1, name: 'LO', folder: 'liveodds', active: true, recoveryWindowMinutes: 4320 }],
    });
    const profile = `<competitor_profile><competitor id="sr:competitor:1" name="A"/><players>
      <player id="sr:player:5" name="Harlow, A"/></players></competitor_profile>`;
    const player = { ok: true, value: [{ id: 'sr:player:5', name: 'Harlow, A' }] };
    expect(readPeople(profile)).toEqual({
      ok: true,
      value: [{ id: 'sr:competitor:1', name: 'A' }, ...player.value],
    });
    expect(
      readPeople('<player_profile><player id="sr:player:5" name="Harlow, A"/></player_profile>'),
    ).toEqual(player);
    expect(
      readNumberedWords(
        '<void_reasons_descriptions><void_reason id="12" description="ABANDONED"/></void_reasons_descriptions>',
      ),
    ).toEqual({ ok: true, value: new Map([[12, 'ABANDONED']]) });
    expect(readBookmaker('<bookmaker_details bookmaker_id="9"/>')).toEqual({ ok: true, value: 9 });
  });
});
