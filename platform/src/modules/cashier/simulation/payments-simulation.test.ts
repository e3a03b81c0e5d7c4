import { PaymentsSimulation } from './payments-simulation.ts';

const STEPS = 100_000;
const CHECK_ALL_EVERY = 2_000;
/** Long enough for a busy machine; nothing here is timed. */
const TIMEOUT_MS = 40 * 60_000;

it(
  `money is where both sides say after ${STEPS} random steps with crashes`,
  async () => {
    // `PAYMENTS_SEED` looks elsewhere; a failure names its seed.
    const seed = Number(process.env['PAYMENTS_SEED'] ?? 2026);
    const steps = Number(process.env['PAYMENTS_STEPS'] ?? STEPS);
    const simulation = await PaymentsSimulation.start(seed);
    let step = 0;
    try {
      for (; step < steps; step++) {
        await simulation.step();
        if (step % CHECK_ALL_EVERY === 0) await simulation.checkAll();
      }
      await simulation.finish();
      await simulation.checkAll();
      expect(simulation.crashes).toBeGreaterThan(steps / 1_000);
    } catch (error) {
      throw new Error(`PAYMENTS_SEED=${seed} failed at step ${step}`, { cause: error });
    } finally {
      await simulation.close();
    }
  },
  TIMEOUT_MS,
);
