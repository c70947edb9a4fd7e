/** The web worker in which the bots choose. */
import { botAnswers } from '@bb/table-kit/session/bot-answers.ts';
import { expose } from 'comlink';
import { landfallBots } from '../bots/index.ts';
import { landfall } from '../rules/index.ts';

expose(botAnswers(landfall, landfallBots));
