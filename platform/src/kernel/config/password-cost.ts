/** What one argon2id hash costs. @property memoryCost in KiB @property timeCost passes @property parallelism lanes */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** What OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
export const RECOMMENDED_PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
