import {
  nextProtectionStep,
  PROTECTION_METHODS,
  protectionLevel,
  protectionWord,
  type ProtectionMethod,
  type ProtectionMethods,
} from './protection-level.ts';

const having = (...methods: ProtectionMethod[]) =>
  Object.fromEntries(
    PROTECTION_METHODS.map((method) => [method, methods.includes(method)]),
  ) as ProtectionMethods;

describe('the protection level', () => {
  it.each([
    [null, null],
    [0, 'bad'],
    [30, 'bad'],
    [31, 'normal'],
    [69, 'normal'],
    [70, 'good'],
    [99, 'good'],
    [100, 'full'],
  ] as const)('%s is %s [S4-16, S9-17]', (level, word) => {
    expect(protectionWord(level)).toBe(word);
  });

  it.each([
    [having(), 0],
    [having('is_changed_password'), 15],
    [having('enable_two_factor_auth'), 40],
    [having('enable_phone_binding', 'enable_security_question'), 30],
    [having('enable_two_factor_auth', 'enable_phone_binding', 'is_changed_password'), 75],
    [having(...PROTECTION_METHODS), 100],
  ])('adds up what is set %# [S3-22]', (methods, level) => {
    expect(protectionLevel(methods)).toBe(level);
  });

  it('never falls when a method is added', () => {
    for (const method of PROTECTION_METHODS) {
      const others = PROTECTION_METHODS.filter((other) => other !== method);
      expect(protectionLevel(having(...PROTECTION_METHODS))).toBeGreaterThan(
        protectionLevel(having(...others)),
      );
    }
  });

  it('names the step that adds most', () => {
    expect(nextProtectionStep(having())).toBe('enable_two_factor_auth');
    expect(nextProtectionStep(having('enable_two_factor_auth'))).toBe('enable_phone_binding');
    expect(nextProtectionStep(having(...PROTECTION_METHODS))).toBeNull();
  });
});
