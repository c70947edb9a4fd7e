import { account } from './account.ts';
