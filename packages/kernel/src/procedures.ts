/**
 * The interpreter for rule procedures. It knows no game.
 *
 * A position under way is a stack of frames, each a plain object that says which procedure runs, which
 * step comes next, and its local variables. Nothing else is needed to save, clone, resume or resend it.
 */

/** What a procedure may return to its caller. Plain JSON. */
export type Result = null | boolean | number | string | readonly number[];

/** One activation of a procedure. Locals are scalars or readonly arrays, so `{ ...frame }` is a full copy. */
export interface Frame {
  readonly proc: string;
  at: string;
}

/** The fields of a game that the kernel uses. */
export interface Machine {
  stack: Frame[];
  result: Result;
}

declare const resumesWith: unique symbol;
declare const endsWith: unique symbol;
declare const asks: unique symbol;

/** Marks a step, in a procedure's table of steps, at which a seat chooses among `C`. Exists only as a type. */
export interface Asks<C> {
  readonly [asks]: C;
}

/** The label of a step that resumes with a `V`: only a call that returns a `V` may lead there. A plain label if the step takes no value. */
export type Resume<L extends string, V> = [V] extends [undefined | Asks<unknown>]
  ? L
  : L & { readonly [resumesWith]: { readonly [P in L]: V } };

type End<R> = 'END' & { readonly [endsWith]: R };

/**
 * What a step returns: the next step of its own procedure, or the end of it. A procedure without a result also has the step
 * `done`, which ends it: there its last call leads.
 */
export type Next<S, R> =
  | { [L in keyof S & string]: Resume<L, S[L]> }[keyof S & string]
  | End<R>
  | ([R] extends [never] ? never : [R] extends [undefined] ? 'done' : never);

/** A point where a seat (or Chance) must choose. `A` is what the decision is about, for prompts; `Q` are the names of all questions. */
export interface Ask<G, F, S, R, C, A, Q extends string> {
  /** The name of the question, for prompts, bots and statistics. */
  readonly ask: Q;
  /** The number of the rule that asks, if it is not the procedure's. */
  readonly rule?: string;
  seat(g: G, f: F): number;
  /** Adds every legal choice to `out`. Pure: never changes the game. */
  options(g: G, f: F, out: C[]): void;
  /** Carries out one of these choices, which is known to be legal. */
  choose(g: G, f: F, choice: C): Next<S, R>;
  /** The public facts for the prompt. Called only when a person is asked. */
  about?(g: G, f: F): A;
}

/**
 * A rule, or a part of one, as steps that call each other.
 *
 * `S` maps each step to the value that it resumes with (`undefined` if none) or to the choices that it asks for. `R` is the value
 * that the procedure returns.
 */
export interface Procedure<G, About, Q extends string, Args, F extends Frame, S, R> {
  readonly name: F['proc'];
  /** The number of the rule that it carries out. */
  readonly rule: string;
  enter(args: Args): F;
  readonly steps: {
    readonly [L in keyof S]: [S[L]] extends [Asks<infer C>] ? Ask<G, F, S, R, C, About, Q> : (g: G, f: F, value: S[L]) => Next<S, R>;
  };
}

/** Enters `proc`; when it ends, the caller resumes at `then` with its result. */
export function call<G extends Machine, A, Q extends string, Args, F extends Frame, S, R, L extends string>(
  g: G,
  proc: Procedure<G, A, Q, Args, F, S, R>,
  args: Args,
  then: L,
): Resume<L, R> {
  g.stack.push(proc.enter(args));
  return then as Resume<L, R>;
}

/** Ends the current procedure and returns `result` to its caller. */
export function end<R extends Result>(g: Machine, result: R): End<R> {
  g.result = result;
  return 'END' as End<R>;
}

/** Ends the current procedure without a result. */
export const DONE = 'END' as End<undefined>;

/** Ends the game at once: no frame is left, so nobody is asked any more. */
export function halt(g: Machine): never {
  g.stack.length = 0;
  return 'END' as never;
}

/* The types below hold the differently typed procedures of a game together. Each frame goes only to the procedure that made it. */

export interface AnyAsk<G, C, A, Q extends string> {
  readonly ask: Q;
  readonly rule?: string;
  seat(g: G, f: never): number;
  options(g: G, f: never, out: C[]): void;
  choose(g: G, f: never, choice: C): string;
  about?(g: G, f: never): A;
}
type AnyStep<G, C, A, Q extends string> = ((g: G, f: never, value: never) => string) | AnyAsk<G, C, A, Q>;

export interface AnyProcedure<G, C, A, Q extends string> {
  readonly name: string;
  readonly rule: string;
  enter(args: never): Frame;
  readonly steps: Readonly<Record<string, AnyStep<G, C, A, Q>>>;
}

/** @returns an object without a prototype: V8 looks up changing keys in it several times faster than in an object with a fixed shape */
const dictionary = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> => Object.assign(Object.create(null), entries);

/** Binds the interpreter to one game's procedures. */
export function machine<G extends Machine & { ask: AnyAsk<G, C, A, Q> | null }, C, A, Q extends string>(
  procedures: Readonly<Record<string, AnyProcedure<G, C, A, Q>>>,
) {
  const stepsOf = dictionary(
    Object.fromEntries(
      Object.values(procedures).map(({ name, steps }) => [name, dictionary<AnyStep<G, C, A, Q>>({ done: () => DONE, ...steps })]),
    ),
  );
  const ruleOf = dictionary(Object.fromEntries(Object.values(procedures).map(({ name, rule }) => [name, rule])));
  const top = (g: G): Frame => g.stack[g.stack.length - 1];

  function go(g: G, f: Frame, next: string): void {
    if (next !== 'END') f.at = next;
    else if (g.stack.length > 0 && g.stack.pop() !== f) throw new Error(`${f.proc}/${f.at} ended after calling another procedure`);
  }

  /** Runs the rules until somebody must choose, or the game is over. */
  function advance(g: G): void {
    while (g.stack.length > 0) {
      const f = top(g);
      const steps = stepsOf[f.proc];
      if (steps === undefined)
        throw new Error(`the procedure ${f.proc} was called, but is missing from the list of procedures: add it there`);
      const step = steps[f.at];
      if (typeof step !== 'function') {
        g.ask = step;
        return;
      }
      go(g, f, step(g, f as never, g.result as never));
    }
    g.ask = null;
  }

  /** @returns the running procedures, outermost first, such as `turn/act`, `findMerchant/search` */
  const path = (g: G): readonly string[] => g.stack.map((f) => `${f.proc}/${f.at}`);

  return {
    advance,
    path,
    /** The number of the rule that asks. Call this and the next three functions only while `ask` is `g.ask`. */
    rule: (g: G): string => g.ask?.rule ?? ruleOf[top(g).proc],
    seat: (g: G, ask: AnyAsk<G, C, A, Q>): number => ask.seat(g, top(g) as never),
    about: (g: G, ask: AnyAsk<G, C, A, Q>): A | undefined => ask.about?.(g, top(g) as never),
    options: (g: G, ask: AnyAsk<G, C, A, Q>, out: C[]): void => ask.options(g, top(g) as never, out),
    /** Makes a choice that is known to be legal, then runs on to the next decision. */
    take(g: G, ask: AnyAsk<G, C, A, Q>, choice: C): void {
      const f = top(g);
      go(g, f, ask.choose(g, f as never, choice));
      advance(g);
    },
  };
}
