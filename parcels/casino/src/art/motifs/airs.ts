/** Where fruits hang, lie and shine. */
export const bright = {
  moods: ['candy', 'ember', 'day', 'jewel'],
  backdrops: ['rays', 'spotlight', 'clouds'],
  grounds: ['none', 'floor'],
  lights: ['none', 'sparkles', 'coins'],
} as const;

/** Where sweets are. */
export const sweet = {
  moods: ['candy', 'day'],
  hues: [340, 310, 200, 170, 20],
  backdrops: ['clouds', 'rays'],
  grounds: ['cloudbank', 'hills'],
  lights: ['sparkles', 'none', 'bubbles'],
} as const;
