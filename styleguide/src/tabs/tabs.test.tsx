import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { ParcelContext } from '../parcel/parcel-context.ts';
import { Chip } from '../chip/chip.tsx';
import { ScrollStrip } from './scroll-strip.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const ITEMS = [
  { id: 'all', label: 'All' },
  { id: 'main', label: 'Main' },
  { id: 'goals', label: 'Goals' },
];

function Markets({ direction = 'ltr' }: { readonly direction?: 'ltr' | 'rtl' }) {
  const [tab, setTab] = useState('all');
  return (
    <ParcelContext value={{ parcel: 'betting', direction, portalContainer: null, props: null }}>
      <Tabs items={ITEMS} value={tab} onValueChange={setTab} label="Markets" panelId="markets" />
      <TabPanel id="markets" tab={tab}>
        {tab}
      </TabPanel>
    </ParcelContext>
  );
}

function press(key: string): void {
  fireEvent.keyDown(screen.getByRole('tablist'), { key });
}

function chosen(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent;
}

describe('Tabs', () => {
  it('has one tab stop and names its panel', () => {
    render(<Markets />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    expect(screen.getByRole('tabpanel', { name: 'All' })).toBeDefined();
  });

  it('moves and chooses with the arrow keys, Home and End, and goes round', () => {
    render(<Markets />);
    press('ArrowRight');
    expect(chosen()).toBe('Main');
    expect(document.activeElement?.textContent).toBe('Main');
    press('End');
    expect(chosen()).toBe('Goals');
    press('ArrowRight');
    expect(chosen()).toBe('All');
    press('ArrowLeft');
    expect(chosen()).toBe('Goals');
    press('Home');
    expect(chosen()).toBe('All');
  });

  it('turns the arrows round where writing goes from right to left', () => {
    render(<Markets direction="rtl" />);
    press('ArrowLeft');
    expect(chosen()).toBe('Main');
  });
});

describe('SegmentedControl', () => {
  it('is a group of radios', () => {
    const seen: string[] = [];
    render(
      <SegmentedControl
        label="Order"
        segments={[
          { value: 'league', label: 'By league' },
          { value: 'time', label: 'By time' },
        ]}
        value="league"
        onValueChange={(value) => seen.push(value)}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Order' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By league' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'By time' }));
    expect(seen).toEqual(['time']);
  });
});

describe('ScrollStrip', () => {
  it('scrolls to the button that is pressed, as another one is', () => {
    const left = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
    left.mockImplementation(function offsetLeft(this: HTMLElement) {
      return this.textContent === 'Within 12 hours' ? 480 : 0;
    });
    const strip = (current: string) => (
      <ScrollStrip current={current}>
        {['Any time', 'Within 12 hours'].map((time) => (
          <Chip key={time} pressed={time === current}>
            {time}
          </Chip>
        ))}
      </ScrollStrip>
    );
    const { container, rerender } = render(strip('Any time'));
    expect(container.firstElementChild?.scrollLeft).toBe(0);
    rerender(strip('Within 12 hours'));
    expect(container.firstElementChild?.scrollLeft).toBe(480);
    left.mockRestore();
  });
});
