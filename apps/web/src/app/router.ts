/** The pages of the app: for each address its page, loaded when it is opened, its title and its parameters. */
import type { Component } from 'svelte';
import type { Catalogue } from '../i18n/en/index.ts';
import type { OnlineTitle } from '../i18n/lobby.ts';
import { lastPlayed } from '../session/new-game.ts';
import { fetchGame, gameNamed, namedInAddress, standardGame } from '../shared/listed-games.svelte.ts';

/** What a page about one table is given. */
export interface TableProps {
  readonly id: string;
  /** The table can't be shown: leads to the home page with a message. */
  readonly onleave: (message: string) => void;
  /** The table goes on under another id. */
  readonly onmove: (id: string) => void;
}

interface AnyRoute {
  /**
   * The address after `#`, as a regular expression. The parameter `:table` is the id of an online table, `:game` that of a game in this browser,
   * `:link` a whole game.
   */
  readonly path: string;
  /** Reads the title from the texts of the page. */
  readonly title?: (words: Catalogue['pages']) => string;
  /** The title in the texts of the lobby, for a page that needs a server. */
  readonly online?: OnlineTitle;
}
interface PageRoute extends AnyRoute {
  readonly load: () => Promise<{ readonly default: Component }>;
}
interface TableRoute extends AnyRoute {
  readonly loadTable: () => Promise<{ readonly default: Component<TableProps> }>;
}
/** An address that only leads to another one. */
interface Redirect extends AnyRoute {
  readonly redirect: () => Promise<string>;
}
export type Route = PageRoute | TableRoute | Redirect;

const ONLINE_TABLE = '[0-9a-f]{32}';
/** The id of an online table is longer than that of a game in this browser. */
const PARAMETERS: Readonly<Record<string, string>> = { table: ONLINE_TABLE, game: '[^/]+', link: '[^/]+' };

export const isOnlineTable = (id: string): boolean => new RegExp(`^${ONLINE_TABLE}$`).test(id);

const ROUTES: readonly Route[] = [
  { path: '/', load: () => import('../home/Home.svelte') },
  {
    path: '/new',
    title: (words) => words.newGame,
    load: async () => {
      const game = namedInAddress(location.hash) ?? gameNamed(lastPlayed()) ?? standardGame();
      return (await Promise.all([import('../new-game/NewGame.svelte'), game.newGame(), fetchGame(game)]))[0];
    },
  },
  { path: '/preferences', title: (words) => words.preferences, load: () => import('../pages/PreferencesPage.svelte') },
  { path: '/how-to-play', title: (words) => words.howToPlay, load: () => import('../pages/HowToPlay.svelte') },
  { path: '/about', title: (words) => words.aboutTitle, load: () => import('../pages/About.svelte') },
  {
    path: '/voyage',
    redirect: async () => `#/table/${await (await import('../session/begin-tutorial.ts')).beginTutorial()}`,
  },
  { path: '/lobby', online: 'lobby', load: () => import('../lobby/Lobby.svelte') },
  { path: '/create-table', online: 'createTable', load: () => import('../create-table/CreateTable.svelte') },
  { path: '/account(/[a-z-]+)?', online: 'account', load: () => import('../account/AccountPage.svelte') },
  { path: '/moderation', online: 'moderation', load: () => import('../moderation/ModerationPage.svelte') },
  { path: '/dice(/:table)?', online: 'dice', loadTable: () => import('../dice-check/DiceCheckPage.svelte') },
  { path: '/replay/:table', online: 'table', loadTable: () => import('./SharedGame.svelte') },
  { path: '/replay/:link', loadTable: () => import('./SharedGame.svelte') },
  { path: '/table/:table(/rules(/.*)?)?', online: 'table', loadTable: () => import('../table-page/TablePage.svelte') },
  { path: '/table/:game(/rules(/.*)?)?', loadTable: () => import('./StoredTable.svelte') },
];

const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, (_, name: string) => `(?<id>${PARAMETERS[name]})`)}$`),
}));

export interface Match {
  readonly route: Route;
  /** The table's id; empty for a page about none. */
  readonly id: string;
}

/** @param hash the address from its `#` on. @returns null if there is no such page */
export function routeOf(hash: string): Match | null {
  const [path = '', query] = hash.slice(1).split('?');
  for (const { route, pattern } of PATTERNS) {
    const found = pattern.exec(path === '' ? '/' : path);
    if (found) return { route, id: found.groups?.id ?? new URLSearchParams(query).get('table') ?? '' };
  }
  return null;
}
