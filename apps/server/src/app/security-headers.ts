import type { FastifyHelmetOptions } from '@fastify/helmet';

/** A policy that fits the client: its own files, module workers, inline SVG and `style` attributes; no foreign origin, no inline script. */
export const securityHeaders = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      workerSrc: ["'self'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  // The server speaks plain HTTP, at home often on a local address; whoever puts TLS before it adds this there.
  strictTransportSecurity: false,
} as const satisfies FastifyHelmetOptions;
