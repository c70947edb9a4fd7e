/** Says why a SQLite file can't be used, and what helps: only a damaged file needs a backup. */
import { accessSync, constants, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/** Files that SQLite keeps beside the database. Each may belong to another user, for example after a command was run as root. */
const BESIDE = ['', '-wal', '-shm', '.lock'];
/** The low byte of SQLite's error codes: the rest tells which kind of it. */
const PRIMARY = 0xff;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
const errcodeOf = (error: unknown): number => (error instanceof Error && 'errcode' in error ? Number(error.errcode) & PRIMARY : 0);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @param file  the file or folder that the error is about @returns why, and the way out */
export function fileFault(file: string, error: unknown): string {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return `the user ${userInfo().username} may not read and write ${file}. Give it to that user (chown), or start the server as its owner`;
    case 'EROFS':
      return `${file} is on a file system that can only be read. Mount it for writing, or set BB_DATA to another folder`;
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full. Free some space; nothing that was stored is lost';
    case 'ENOTDIR':
    case 'EEXIST':
      return `${file} is not a folder. Set BB_DATA to a folder`;
    default:
      return messageOf(error);
  }
}

/** @returns why, and the way out, for an error that SQLite reported for the file at this path */
export function sqliteFault(path: string, error: unknown): string {
  const said = messageOf(error);
  switch (errcodeOf(error)) {
    case 5: // busy
    case 6: // locked
      return 'another program is writing it. Close that program, then start the server again';
    case 8: // read-only
    case 14: // can't be opened
      return `${path} or its folder can't be written (${said}). Check who owns them, and that the disk is mounted for writing`;
    case 10: // input or output failed
      return `the disk reports an error (${said}). Check the disk; don't restore a backup before you have kept the file`;
    case 13: // full
      return 'the disk is full. Free some space; nothing that was stored is lost';
    default:
      return `it is damaged (${said}). Stop the server, keep the file, and restore the last backup: docs/hosting.md`;
  }
}

/** @returns why the file at this path and those beside it can't be read and written; null if they can be, or don't exist yet */
export function whyUnusable(path: string): string | null {
  const folder = dirname(path);
  for (const file of [folder, ...BESIDE.map((end) => `${path}${end}`)]) {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) continue;
    if (file !== folder && !stat.isFile()) return `${file} is not a file. Move it away, or set BB_DATA to another folder`;
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch (error) {
      return fileFault(file, error);
    }
  }
  return null;
}
