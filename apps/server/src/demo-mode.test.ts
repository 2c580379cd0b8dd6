import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLoopback } from './demo-mode.ts';
import { platformEnvironment, siteEnvironment } from './environment.ts';
import { startBanner, videoLine } from './start-banner.ts';

const STRIPE = { FOOTLIGHT_STRIPE_KEY: 'sk_test_1', FOOTLIGHT_STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('the demo', () => {
  it.each([
    ['localhost', true],
    ['velvet.localhost', true],
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['::1', true],
    ['[::1]', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.4', false],
    ['localhost.example', false],
    ['127.0.0.1.example', false],
  ])('the host %s is loopback: %s', (host, expected) => expect(isLoopback(host)).toBe(expected));

  it.each([
    [{}, null],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://velvet.localhost:4000' }, null],
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [{ PUBLIC_URL: 'https://cams.example' }, 'PUBLIC_URL=https://cams.example'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    [STRIPE, 'FOOTLIGHT_STRIPE_KEY'],
  ])('with %j it starts by itself only if nothing says otherwise (%s)', (env, offBecause) => {
    const { demo, platform } = siteEnvironment(env);
    expect(demo).toEqual({ isOn: offBecause === null, isPublic: false, offBecause });
    expect(platform).toMatchObject({
      demo: demo.isOn,
      isPublicDemo: false,
      signupTokens: demo.isOn ? 200 : 0,
    });
  });

  it('does not start by itself in a platform behind a site, which others may reach', () => {
    expect(platformEnvironment({}).demo).toMatchObject({ isOn: false, offBecause: 'a site elsewhere' });
    expect(platformEnvironment({ FOOTLIGHT_DEMO: '1' }).demo).toMatchObject({ isOn: true, isPublic: true });
  });

  it('runs on the network if asked for, and every page says so', () => {
    const asked = siteEnvironment({ HOST: '0.0.0.0', FOOTLIGHT_DEMO: '1' });
    expect(asked.demo).toEqual({ isOn: true, isPublic: true, offBecause: null });
    expect(asked.platform).toMatchObject({ demo: true, isPublicDemo: true });
  });

  it('[AUTH-06] the start says who sends the mails, or that nobody does', () => {
    const banner = (env: NodeJS.ProcessEnv) => startBanner(siteEnvironment(env));
    expect(banner({})).toMatch(/Mail +http:\/\/localhost:4000\/demo\/outbox +\(not sent;/);
    expect(banner({ FOOTLIGHT_DEMO: '0' })).toMatch(/Mail +NOT SENT: nobody can confirm/);
    const sent = banner({ SMTP_URL: 'smtps://me:secret@mail.example:465', MAIL_FROM: 'site@mail.example' });
    expect(sent).toMatch(/Mail +sent by mail\.example:465, from site@mail\.example/);
    expect(sent).not.toContain('secret');
  });

  it('the start names the ffmpeg that makes the videos, and says that the package’s is for the demo', async () => {
    expect(await videoLine({ apiUrl: 'http://localhost:4001' })).toBeNull();
    const folder = mkdtempSync(join(tmpdir(), 'footlight-path-'));
    expect(await videoLine({ apiUrl: undefined }, folder)).toMatch(
      /from 2018 and for the demo only|NO FFMPEG/,
    );
    const program = join(folder, 'ffmpeg');
    writeFileSync(program, '#!/bin/sh\necho "ffmpeg version 7.1.2-3 Copyright"\n', { mode: 0o755 });
    expect(await videoLine({ apiUrl: undefined }, folder)).toBe(`ffmpeg 7.1.2-3, ${program}`);
    rmSync(folder, { recursive: true });
  });

  it('the start names the mode, and lists demo accounts and brands only with the demo', () => {
    const banner = (env: NodeJS.ProcessEnv) => startBanner(siteEnvironment(env));
    expect(banner({})).toMatch(/Mode +demo.*this machine only/);
    expect(banner({})).toContain('password: footlight');
    expect(banner({ HOST: '0.0.0.0', FOOTLIGHT_DEMO: '1' })).toMatch(
      /Mode +DEMO, reachable from the network/,
    );
    expect(banner(STRIPE)).toMatch(/Mode +no demo by default with FOOTLIGHT_STRIPE_KEY/);
    for (const env of [
      STRIPE,
      { FOOTLIGHT_DEMO: '0' },
      { API_URL: 'http://localhost:4001', FOOTLIGHT_SECRET: 'x'.repeat(32) },
    ]) {
      expect(banner(env)).not.toMatch(/footlight\n|velvet/);
    }
  });
});
