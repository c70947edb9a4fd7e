/** The web worker in which the bots choose. */

import { classicBots } from '@bb/classic/bots';
import { classic } from '@bb/classic/rules';
import { botAnswers } from '@bb/table-kit/session/bot-answers.ts';
import { expose } from 'comlink';

expose(botAnswers(classic, classicBots));
