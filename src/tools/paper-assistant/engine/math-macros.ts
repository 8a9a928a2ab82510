/** How a macro is used in math; a macro that is not listed makes its formula plain text. */
export type MacroClass =
  /** Stands alone and may be a script: \alpha, \infty. */
  | 'symbol'
  /** Stands alone, never as a bare script: \sum, \sin, \quad. */
  | 'operator'
  /** One argument: \hat{x}, \mathbb{R}. */
  | 'one'
  /** Two arguments: \frac{a}{b}. */
  | 'two'
  /** \sqrt with its optional index. */
  | 'root'
  /** One braced argument of plain words: \text{if}. */
  | 'text'
  /** \big and kin: the delimiter follows. */
  | 'size';

/**
 * The macros that user math may use. All of them are in LaTeX with amsmath and amssymb; none reads or writes files,
 * defines anything, or sets text outside of math. Renderers may rely on this list being complete.
 */
export const mathMacros: ReadonlyMap<string, MacroClass> = new Map([
  ...entries(
    'symbol',
    `alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi varpi rho varrho
    sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega
    infty partial nabla hbar ell Re Im aleph emptyset varnothing prime star ast circ bullet dagger ddagger top bot perp
    angle degree times pm mp`,
  ),
  ...entries(
    'operator',
    `div cdot cap cup setminus wedge vee oplus ominus otimes odot leq geq le ge neq ne ll gg equiv approx sim simeq cong
    propto prec succ preceq succeq subset supset subseteq supseteq in notin ni mid parallel models vdash to gets
    rightarrow leftarrow Rightarrow Leftarrow leftrightarrow Leftrightarrow longrightarrow Longrightarrow mapsto
    uparrow downarrow iff implies forall exists neg lnot land lor therefore because
    sum prod coprod int iint iiint oint bigcup bigcap bigoplus bigotimes
    sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh exp log ln lg lim limsup liminf sup inf max min arg det
    dim ker gcd deg Pr hom
    ldots cdots dots vdots ddots colon quad qquad lvert rvert lVert rVert langle rangle lfloor rfloor lceil rceil vert
    Vert backslash lesssim gtrsim`,
  ),
  ...entries(
    'one',
    `hat bar tilde vec dot ddot acute grave breve check widehat widetilde overline underline mathbb mathbf mathcal
    mathfrak mathit mathrm mathsf mathtt boldsymbol pmod`,
  ),
  ...entries('two', 'frac dfrac tfrac binom stackrel overset underset'),
  ...entries('root', 'sqrt'),
  ...entries('text', 'text textrm textit textbf operatorname'),
  ...entries('size', 'big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr'),
]);

/** What may stand after \left, \right and \big, as written. */
export const mathDelimiters: ReadonlySet<string> = new Set(
  `( ) [ ] | . / < > \\{ \\} \\| \\langle \\rangle \\lvert \\rvert \\lVert \\rVert \\lfloor \\rfloor \\lceil \\rceil \\vert \\Vert`.split(
    ' ',
  ),
);

function entries(kind: MacroClass, names: string): [string, MacroClass][] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => [name, kind]);
}
