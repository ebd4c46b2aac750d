const warmUp = 2_000;
const slice = 1_000;

/**
 * Measures arms in turn, so that all see the same load on the machine: after two seconds of warm-up each, one second
 * each in every round. Each round starts with a different arm.
 * @param measure takes a reading of an arm for a number of milliseconds
 * @returns each arm's readings, round by round
 */
export async function inRotation<Arm, Reading>(
  arms: readonly Arm[],
  rounds: number,
  measure: (arm: Arm, milliseconds: number) => Promise<Reading>,
): Promise<Reading[][]> {
  for (const arm of arms) await measure(arm, warmUp);
  const readings: Reading[][] = arms.map(() => []);
  const places = [...arms.entries()];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % arms.length;
    for (const [place, arm] of [...places.slice(first), ...places.slice(0, first)]) {
      readings[place]?.push(await measure(arm, slice));
    }
  }
  return readings;
}
