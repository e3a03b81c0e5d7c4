import { act, cleanup, render, screen } from '@testing-library/react';
import { anEvent, answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';
import { updateSettings } from '@paddock/shared-utils';

import en from '../../locales/en.json' with { type: 'json' };
import { SportStrip } from './sport-strip.tsx';
import { TeamLine } from './teams.tsx';
import { useSectionEvents } from './use-section-events.ts';

const EVENTS = [
  anEvent({ id: '401', sport: 'football' }),
  anEvent({ id: '402', sport: 'tennis', championship: { ...anEvent().championship, id: '302' } }),
];

function Section() {
  const { value } = useSectionEvents({ section: 'live', limit: 10 });
  return (
    <>
      <SportStrip section="live" sport={null} />
      <output>{value.status === 'ready' && value.data.events.map(({ id }) => id).join(' ')}</output>
    </>
  );
}

describe('what a player sees of the sports', () => {
  let page: FakePage;
  const show = async () => {
    page = installFakePage({ dictionaries: { betting: { en } }, userId: '7' });
    page.answer('GET', '/web-api/sportsbook/events', answered({ total: 2, events: EVENTS }));
    render(<Section />);
    await act(() => Promise.resolve());
  };
  const listed = () => screen.getByRole('status').textContent;
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('leaves out those an operator closed, in lists and in the choice of sports [S3-24, S6-06]', async () => {
    await show();
    expect(listed()).toBe('401 402');
    act(() => page.setProfile({ disallow_live_sport: ['tennis'], disallow_line_sport: ['football'] }));
    expect(listed()).toBe('401');
    expect(screen.queryByRole('link', { name: /Tennis/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Football/ })).toBeTruthy();
  });

  it('shows sets and quarters in lists, or the total alone', async () => {
    await show();
    const [event] = EVENTS;
    if (event === undefined) throw new Error('no event');
    const state = {
      ...event.state,
      status: 'live',
      parts: [
        [6, 4],
        [2, 3],
      ],
      points: ['30', '15'],
    } as never;
    const { container } = render(<TeamLine sport="tennis" team={event.home} side="home" state={state} />);
    const written = () => container.textContent.replace(/\s+/g, ' ');
    const detailed = written();
    act(() => updateSettings({ detailedScore: false }));
    expect(detailed).toMatch(/6.*2.*30/);
    expect(written()).toMatch(/1.*30/);
    expect(written()).not.toMatch(/6.*2/);
  });
});
