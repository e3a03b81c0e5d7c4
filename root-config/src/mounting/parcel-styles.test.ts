import { createParcelStyles } from './parcel-styles.ts';

const mediaOf = (id: string) => document.getElementById(id)?.getAttribute('media');

describe("a parcel's stylesheets", () => {
  beforeEach(() => {
    document.head.innerHTML = `
      <link id="a1" data-parcel="betting"><link id="a2" data-parcel="betting"><link id="b" data-parcel="coupon">`;
  });

  it('are on while anything of the parcel stands and off afterwards, and are never removed', () => {
    const styles = createParcelStyles(document);
    const releasePage = styles.acquire('betting');
    const releaseWidget = styles.acquire('betting');
    releasePage();
    expect(mediaOf('a1')).toBe('all');
    releaseWidget();
    expect([mediaOf('a1'), mediaOf('a2'), mediaOf('b')]).toEqual(['not all', 'not all', null]);
    expect(document.querySelectorAll('link')).toHaveLength(3);
  });

  it('come back at once with the next mount', () => {
    const styles = createParcelStyles(document);
    styles.acquire('betting')();
    styles.acquire('betting');
    expect(mediaOf('a1')).toBe('all');
  });

  it('come switched off while it is fetched ahead of any use, and on once somebody uses it', () => {
    const styles = createParcelStyles(document);
    const end = styles.aside('betting');
    expect(document.head.dataset['aside']).toBe('betting');
    end();
    expect(document.head.dataset['aside']).toBe('');
    styles.aside('betting');
    const release = styles.acquire('betting');
    expect(document.head.dataset['aside']).toBe('');
    styles.aside('betting');
    expect(document.head.dataset['aside']).toBe('');
    release();
    styles.aside('coupon');
    styles.acquire('betting');
    expect(document.head.dataset['aside']).toBe('coupon');
  });

  it('are released once by each user, however often it says so', () => {
    const styles = createParcelStyles(document);
    const release = styles.acquire('betting');
    styles.acquire('betting');
    release();
    release();
    expect(mediaOf('a1')).toBe('all');
  });
});
