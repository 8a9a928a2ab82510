/**
 * Evaluates the spreadsheet formulas that the workbook uses: numbers, text, cells, ranges, defined names, + - * / ^,
 * the comparison >, and SUM, IF, PMT, PV, FV. For tests only. Throws on anything else.
 */
export function evaluateFormula(formula: string, look: (reference: string) => Value): number | string {
  const tokens =
    formula.match(/"[^"]*"|\d+(?:\.\d+)?|\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?|[A-Za-z_]+|[-+*/^(),>]/g) ?? [];
  if (tokens.join('') !== formula) throw new Error(`Cannot read ${formula}`);
  let next = 0;
  const take = (expected?: string) => {
    const token = tokens[next++];
    if (token === undefined || (expected !== undefined && token !== expected)) {
      throw new Error(`${expected ?? 'More'} expected in ${formula}`);
    }
    return token;
  };
  const comparison = (): Value => {
    const left = sum();
    if (tokens[next] !== '>') return left;
    take();
    return Number(left) > Number(sum()) ? 1 : 0;
  };
  const chain = (
    operators: string,
    operand: () => Value,
    apply: (left: number, operator: string, right: number) => number,
  ) => {
    let left = operand();
    while (operators.includes(tokens[next] ?? 'none')) left = apply(number(left), take(), number(operand()));
    return left;
  };
  const sum = (): Value =>
    chain('+-', product, (left, operator, right) => (operator === '+' ? left + right : left - right));
  const product = (): Value =>
    chain('*/', power, (left, operator, right) => (operator === '*' ? left * right : left / right));
  const power = (): Value => chain('^', sign, (left, _, right) => left ** right);
  const sign = (): Value => {
    if (tokens[next] !== '-') return atom();
    take();
    return -number(sign());
  };
  const atom = (): Value => {
    const token = take();
    if (token === '(') {
      const inner = comparison();
      take(')');
      return inner;
    }
    if (token.startsWith('"')) return token.slice(1, -1);
    if (/^\d/.test(token)) return Number(token);
    if (tokens[next] !== '(') return look(token.replaceAll('$', ''));
    take();
    const values = [comparison()];
    while (tokens[next] === ',') {
      take();
      values.push(comparison());
    }
    take(')');
    return call(token, values);
  };
  const value = comparison();
  if (next !== tokens.length) throw new Error(`Left over in ${formula}`);
  if (Array.isArray(value)) throw new Error(`A range alone in ${formula}`);
  return value;
}

/** A range evaluates to the values of its cells. */
export type Value = number | string | (number | string)[];

function call(name: string, values: Value[]): Value {
  if (name === 'SUM')
    return values.flat().reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);
  if (name === 'IF') return (number(values[0]) !== 0 ? values[1] : values[2]) ?? '';
  const [rate = 0, periods = 0, amount = 0, other = 0, early = 0] = values.map(number);
  // Step by step, as the functions are defined, instead of by closed formulas.
  let worth = 0;
  if (name === 'PMT' && values.length === 3) {
    for (let period = 1; period <= periods; period += 1) worth += (1 + rate) ** -period;
    return -amount / worth;
  }
  if (name === 'PV' && values.length === 5 && other === 0 && early === 1) {
    for (let period = 0; period < periods; period += 1) worth += (1 + rate) ** -period;
    return -amount * worth;
  }
  if (name === 'FV' && values.length === 3) {
    for (let period = 0; period < periods; period += 1) worth += (1 + rate) ** period;
    return -amount * worth;
  }
  throw new Error(`${name} with ${values.length} values is not known`);
}

/** Text used as a number is an error that propagates unless IF skips it, as in a spreadsheet. */
function number(value: Value | undefined): number {
  return typeof value === 'number' ? value : Number.NaN;
}
