#!/usr/bin/env -S node --conditions=bb-source
import { processTerminal } from '@bb/command';
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2), processTerminal());
