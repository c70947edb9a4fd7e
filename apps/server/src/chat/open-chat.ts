/** Creates the parts of chat and notes for one node, and connects them. */
import type { FastifyInstance } from 'fastify';
import type { SocketExtra } from '../play/socket-extras.ts';
import { Chat, type ChatParts } from './chat.ts';
import { chatOfPlayer } from './chat-export.ts';
import { chatRoutes } from './chat-routes.ts';
import { chatSocket } from './chat-socket.ts';
import { Notes } from './notes.ts';

/** @returns the part that sends chat messages over sockets */
export function openChat(app: FastifyInstance, parts: ChatParts): SocketExtra {
  const onFault = (error: unknown): void => app.log.error({ err: error });
  const chat = new Chat({ ...parts, onFault });
  chatRoutes(app, chat, new Notes(parts.db, parts.environment));
  app.playerData.set('talk', chatOfPlayer(parts.db));
  return chatSocket(chat, parts.pubsub, onFault);
}
