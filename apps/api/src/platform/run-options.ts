import type { RunOptions } from '../kernel/context.ts';
import type { PlatformOptions } from './options.ts';

/** The options that calls read, with their defaults. */
export const runOptions = (options: PlatformOptions): RunOptions => ({
  publicUrl: options.publicUrl,
  trustProxy: options.trustProxy ?? false,
  demo: options.demo,
  isPublicDemo: options.isPublicDemo ?? false,
  signupTokens: options.signupTokens ?? 0,
  registrationsPerHour: options.registrationsPerHour ?? 5,
  passwordCost: options.passwordCost,
  rateLimits: options.rateLimits ?? true,
  analyticsUrl: options.analyticsUrl ?? null,
  logoutUrl: options.logoutUrl ?? null,
  billerOfSite: options.billerOfSite ?? {},
  statementDescriptor: options.statementDescriptor ?? 'FOOTLIGHT',
});
