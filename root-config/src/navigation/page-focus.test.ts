import { announce } from './page-focus.ts';

describe('a title that is said', () => {
  it('stands where readers hear of it', () => {
    document.body.innerHTML = '<div id="frame-announcer">old</div>';
    announce(document, 'Live');
    expect(document.getElementById('frame-announcer')?.textContent).toBe('Live');
  });

  it('is said nowhere in a document without that place', () => {
    document.body.innerHTML = '';
    expect(() => announce(document, 'Live')).not.toThrow();
  });
});
