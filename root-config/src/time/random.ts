/** Uniform in [0, 1). For samples, never for anything that must not be guessed. */
export const browserRandom = (): number => Math.random();
