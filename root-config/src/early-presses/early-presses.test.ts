describe('presses before a drawn page lives', () => {
  it('are repeated once it does, each once, and noted no more', async () => {
    await import('./early-presses.ts');
    document.body.innerHTML =
      '<div data-drawn><button id="price"><b>1.39</b></button><button id="gone"></button></div><button id="other"></button>';
    const heard: string[] = [];
    document.querySelector<HTMLElement>('#price b')?.click();
    document.querySelector<HTMLElement>('#gone')?.click();
    document.querySelector<HTMLElement>('#other')?.click();
    document.querySelector('#gone')?.remove();
    addEventListener('click', ({ target }) => heard.push((target as Element).id));
    (globalThis as unknown as { repeatEarlyPresses(): void }).repeatEarlyPresses();
    expect(heard).toEqual(['price']);
    document.querySelector<HTMLElement>('#price')?.click();
    (globalThis as unknown as { repeatEarlyPresses(): void }).repeatEarlyPresses();
    expect(heard).toEqual(['price', 'price']);
  });
});
