import { readFileSync, appendFileSync } from 'node:fs';
import { classic } from './games/classic/rules/index.ts';
import { advise, settingsWith } from './games/classic/bots/search/search.ts';
import { questionOf, Thinking } from '@bb/search';
import { seeded, pick, shareOfWin } from '@bb/kernel';
const arg = Object.fromEntries(process.argv.slice(2).map((x) => x.split('=')));
const f = (p) => { if (!p) return null; const b = readFileSync(p); return Float64Array.from(new Float32Array(b.buffer, b.byteOffset, b.byteLength >> 2)); };
const settings = { ...settingsWith({ value: f(arg.value), prior: f(arg.prior) }), ...(arg.c ? { exploration: Number(arg.c) } : {}) };
const leaves = (arg.leaves ?? 'moveStep,afterMove,moveWarship').split(',');
const budget = { iterations: Number(arg.n ?? 200), milliseconds: Infinity };
const players = Number(arg.players ?? 2), solitaire = arg.solo === '1';
let won = 0, diff = 0, decs = 0;
const [from, to] = (arg.games ?? '0-20').split('-').map(Number);
for (let n = from; n < to; n++) {
  const r = seeded(`${arg.seed ?? 'm'}/${Math.floor(n / players)}`); const own = solitaire ? 2 : n % players;
  const g = classic.newGame(classic.parseOptions(solitaire ? { players: 3, solitaire: true } : { players }));
  const t0 = process.cpuUsage().user;
  for (let s = classic.seatToChoose(g); s !== null; s = classic.seatToChoose(g)) {
    const legal = classic.legal(g);
    if (s !== own || arg.n === '0' || legal.length === 1 || leaves.includes(g.ask.ask)) { classic.play(g, s < 0 ? pick(legal, r) : advise(g)); continue; }
    const q = questionOf(classic, g); const FREE = ['offerTrade','offerAlliance','jettison','release','openStash','breakAlliance']; const few = q.legal.filter((c) => !FREE.includes(c.type));
    if (few.length < 2) { classic.play(g, advise(g)); continue; }
    const th = new Thinking(classic, { ...q, legal: few }, seeded(Math.floor(r() * 2 ** 32)), { budget, settings, advice: arg.adv === '0' ? undefined : advise(g) });
    while (!th.step()); decs++;
    const b = th.best(); if (arg.v && b !== advise(g) && g.ask.ask==='takeOperation') console.log(g.turn, g.ask.ask, JSON.stringify(classic.choices.toJson(advise(g))), '->', JSON.stringify(classic.choices.toJson(b)), th.findings().slice(0,3).map(x=>x.choice.type+' '+x.visits+' '+x.win[own].toFixed(3)).join('; '));
    classic.play(g, b);
  }
  const e = classic.outcome(g); won += shareOfWin(e, own);
  if (arg.out) appendFileSync(arg.out, `${n} ${shareOfWin(e, own)} ${e.ending} ${g.turn} ${e.scores} ${((process.cpuUsage().user-t0)/1e6).toFixed(1)}s\n`);
  if (arg.v || n === to - 1) console.log(JSON.stringify(arg), n + 1 - from, 'games', (won / (n + 1 - from)).toFixed(3), e.ending, g.turn, e.scores.join(), ((process.cpuUsage().user-t0)/1e6).toFixed(1)+'s', decs);
}
