import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FakeBrowser } from '../../testing/fake-browser.ts';
import { areVapidKeys, checkSubscription, encryptMessage, newVapidKeys, vapidHeader } from './web-push.ts';

describe('web push', () => {
  test('encrypts the example of RFC 8291, appendix A', () => {
    const subscription = {
      endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const own = Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
    expect(encryptMessage('When I grow up, I want to be a watermelon', subscription, salt, own).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
        'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('encrypts a message so that only its browser can read it', () => {
    const [one, other] = [new FakeBrowser('https://push.example/1'), new FakeBrowser('https://push.example/2')];
    checkSubscription(one.subscription);
    const sealed = encryptMessage('{"title":"Nassau"}', one.subscription, randomBytes(16));
    expect(one.decrypt(sealed)).toBe('{"title":"Nassau"}');
    expect(() => other.decrypt(sealed)).toThrow();
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    expect(() => one.decrypt(sealed)).toThrow();
  });

  test('signs for one push service, valid for 12 hours', () => {
    const keys = newVapidKeys();
    const header = vapidHeader(keys, 'https://push.example/1', 'https://ship.example', 1_800_000_000_000);
    const browser = new FakeBrowser('https://push.example/1');
    expect(browser.verifiedClaims(header, keys.publicKey)).toEqual({
      aud: 'https://push.example',
      exp: 1_800_043_200,
      sub: 'https://ship.example',
    });
    expect(() => browser.verifiedClaims(header, newVapidKeys().publicKey)).toThrow();
    expect([areVapidKeys(keys), areVapidKeys({ ...keys, publicKey: newVapidKeys().publicKey })]).toEqual([true, false]);
  });

  test('refuses a malformed subscription', () => {
    const { subscription } = new FakeBrowser('https://push.example/1');
    const point = Buffer.from(subscription.p256dh, 'base64url');
    point[10] = (point[10] ?? 0) ^ 1;
    for (const p256dh of ['', 'AAAA', point.toString('base64url'), Buffer.alloc(65, 4).toString('base64url')])
      expect(() => checkSubscription({ ...subscription, p256dh })).toThrow('P-256');
    expect(() => checkSubscription({ ...subscription, auth: 'AAAA' })).toThrow('16 bytes');
  });
});
