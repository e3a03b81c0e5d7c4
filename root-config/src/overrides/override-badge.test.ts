import { RemoteFailure } from '../remote/remote-failure.ts';
import { createOverrideBadge, type BadgeOptions } from './override-badge.ts';
import { createRemoteLog } from './remote-log.ts';

afterEach(() => document.body.replaceChildren());

const badge = () => document.querySelector('#override-badge');

function show(change: Partial<BadgeOptions>) {
  const calls: string[] = [];
  const remotes = createRemoteLog(() => 0);
  const drawn = createOverrideBadge({
    document,
    names: [],
    problems: [],
    grant: null,
    remotes,
    translate: (key, values = {}) => [key, ...Object.values(values)].join(': '),
    timeOf: (epochMs) => `at ${epochMs}`,
    openPanel: () => calls.push('panel'),
    reset: () => calls.push('reset'),
    ...change,
  });
  drawn.draw();
  return { calls, remotes };
}

describe('the badge of active overrides', () => {
  it('names them, parcels first, and takes them away by one press', () => {
    const { calls } = show({ names: ['react', 'react-dom', '@paddock/betting'] });
    expect(badge()?.textContent).toContain('overrides.active: @paddock/betting, react, react-dom');
    for (const button of badge()?.querySelectorAll('button') ?? []) button.click();
    expect(calls).toEqual(['panel', 'reset']);
  });

  it('names an overridden parcel that does not work, until it does', async () => {
    const { remotes } = show({ names: ['@paddock/betting'] });
    remotes.failed(new RemoteFailure('gone', { kind: 'http', parcel: 'header' }));
    expect(badge()?.textContent).not.toContain('overrides.broken');
    remotes.failed(new RemoteFailure('boom', { kind: 'evaluation', parcel: 'betting' }));
    expect(badge()?.textContent).toContain('overrides.broken: @paddock/betting: evaluation: boom');
    await remotes.watch({ load: () => Promise.resolve({}) }).load('betting');
    expect(badge()?.textContent).not.toContain('overrides.broken');
  });

  it('names what could not be taken from the overrides, and can be reset then too', () => {
    const { calls } = show({ problems: ['lottery parcel.json /routes: must be a list'] });
    expect(badge()?.textContent).toContain('lottery parcel.json /routes: must be a list');
    badge()?.querySelector<HTMLButtonElement>('button:last-child')?.click();
    expect(calls).toEqual(['reset']);
  });

  it('says who may override and until when', () => {
    show({ grant: { developer: 'ada', untilMs: 77 } });
    expect(badge()?.textContent).toContain('overrides.grant: ada: at 77');
  });

  it('keeps its buttons, and with them the focus, while it has nothing new to say', async () => {
    const { remotes } = show({ names: ['@paddock/betting'] });
    const button = badge()?.querySelector('button');
    await remotes.watch({ load: () => Promise.resolve({}) }).load('header');
    expect(badge()?.querySelector('button')).toBe(button);
  });

  it('is a small button with a name where there is nothing to say', () => {
    const { calls } = show({});
    const [button, ...more] = badge()?.querySelectorAll('button') ?? [];
    expect([button?.getAttribute('aria-label'), more]).toEqual(['developer.title', []]);
    expect(badge()?.className).toBe('override-corner');
    button?.click();
    expect(calls).toEqual(['panel']);
  });
});
