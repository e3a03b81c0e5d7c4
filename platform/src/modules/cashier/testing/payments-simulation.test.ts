import { PaymentsSimulation } from './payments-simulation.ts';

/** What each change is worth. `npm run simulate -- --steps 10000000 --seed 7` takes more, and elsewhere. */
const STEPS = Number(process.env['SIMULATION_STEPS'] ?? 10_000);
const SEED = Number(process.env['SIMULATION_SEED'] ?? 2026);
const CHECK_ALL_EVERY = 2_000;

it(`money is where both sides say after ${STEPS} random steps with crashes`, async () => {
  const simulation = await PaymentsSimulation.start(SEED);
  let step = 0;
  try {
    for (; step < STEPS; step++) {
      await simulation.step();
      if (step % CHECK_ALL_EVERY === 0) await simulation.checkAll();
    }
    await simulation.finish();
    await simulation.checkAll();
    expect(simulation.crashes).toBeGreaterThan(STEPS / 1_000);
    const { rounds, bets, prizes, coupons, tickets, subscribed } = await simulation.played();
    expect(rounds).toBeGreaterThan(STEPS / 100);
    expect(bets).toBeGreaterThan(STEPS / 500);
    expect(prizes).toBeGreaterThan(STEPS / 1_000);
    expect([coupons, tickets, subscribed]).not.toContain(0);
  } catch (error) {
    throw new Error(`failed at step ${step}: npm run simulate -- --seed ${SEED} --steps ${step + 1}`, {
      cause: error,
    });
  } finally {
    await simulation.close();
  }
}, 2_147_483_647);
