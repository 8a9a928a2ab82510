/**
 * Tail probabilities of the common tests, by the formulas of the NIST handbook of functions (dlmf.nist.gov, 8.9 and
 * 8.17.22).
 */

/** Two-sided, for Student's t. */
export function tailOfT(t: number, freedom: number): number {
  return betaShare(freedom / (freedom + t * t), freedom / 2, 0.5);
}

export function tailOfF(f: number, above: number, below: number): number {
  return betaShare(below / (below + above * f), below / 2, above / 2);
}

export function tailOfChiSquare(x: number, freedom: number): number {
  return gammaTail(freedom / 2, x / 2);
}

/** Two-sided, for the normal distribution. */
export function tailOfZ(z: number): number {
  return gammaTail(0.5, (z * z) / 2);
}

/** The regularized incomplete beta function, by its continued fraction on the side where that converges fast. */
function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(1 - x, b, a);
  const front = Math.exp(a * Math.log(x) + b * Math.log(1 - x) + logGamma(a + b) - logGamma(a) - logGamma(b)) / a;
  // Computed from the innermost step outward.
  let fraction = 1;
  for (let step = steps; step >= 1; step -= 1) {
    const half = Math.floor(step / 2);
    const factor =
      step % 2 === 0
        ? (half * (b - half) * x) / ((a + step - 1) * (a + step))
        : (-(a + half) * (a + b + half) * x) / ((a + step - 1) * (a + step));
    fraction = 1 + factor / fraction;
  }
  return front / fraction;
}

/** The upper regularized incomplete gamma function: a series near zero, otherwise a continued fraction. */
function gammaTail(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let step = 1; step <= steps; step += 1) {
      term *= x / (a + step);
      sum += term;
    }
    return 1 - front * sum;
  }
  let fraction = x + 2 * steps + 1 - a;
  for (let step = steps; step >= 1; step -= 1) fraction = x + 2 * step - 1 - a - (step * (step - a)) / fraction;
  return front / fraction;
}

const steps = 200;

/** Stirling's series, accurate to twelve digits above ten; smaller arguments are shifted up first. */
function logGamma(z: number): number {
  let raised = z;
  let below = 0;
  while (raised < 10) {
    below += Math.log(raised);
    raised += 1;
  }
  const series = 1 / (12 * raised) - 1 / (360 * raised ** 3) + 1 / (1260 * raised ** 5);
  return (raised - 0.5) * Math.log(raised) - raised + Math.log(2 * Math.PI) / 2 + series - below;
}
