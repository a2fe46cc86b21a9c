import * as z from 'zod';
import { lastChangeUtc } from '../../domain/pass/version-sum.ts';
import { causeNames } from '../../domain/updates/causes.ts';
import { explainedPass, walletStates } from '../../domain/updates/explained-pass.ts';
import { defineAction } from '../action.ts';
import { passReference } from '../passes/find-pass.ts';
import { factsOfPass } from '../passes/pass-facts.ts';

const instant = z.iso.datetime();

const findings = z.array(
  z.object({
    /** Code of the cause, for programs. */
    cause: z.enum(causeNames),
    /** The facts on record, for people. Names no passenger and no device. */
    sentence: z.string(),
    /** What to do, for people. */
    advice: z.string(),
    /** Number of the device, from 1. A finding has it only if it is about one device. */
    device: z.optional(z.int()),
  }),
);

const device = z.object({
  device: z.int(),
  state: z.enum(walletStates.walleta),
  /** When the device registered for updates of the pass. */
  'registered-at': instant,
  /** Version of the last push that Apple accepted. */
  'notified-version': z.optional(z.int()),
  /** When Apple accepted it. */
  'notified-at': z.optional(instant),
  /** Version that was listed when the device last asked for changes. */
  'asked-version': z.optional(z.int()),
  /** When it asked. */
  'asked-at': z.optional(instant),
  /** Reason why pushes are refused, in Apple’s word or ours. */
  refusal: z.optional(z.string()),
  /** Since when pushes are refused. */
  'refused-at': z.optional(instant),
});

/**
 * Explains why a passenger does not see the current pass, for each wallet and device, and what to do. It changes nothing.
 * @throws E9007 for an unknown pass.
 * Source: docs/api/explainpass.md#explainpass.
 */
export const explainPass = defineAction({
  name: 'explainpass',
  scope: 'read',
  input: passReference,
  output: z.object({
    'pass-id': z.string(),
    'pass-template-id': z.string(),
    /** Number that grows with each change of the pass or its flight. */
    version: z.int(),
    /** When the pass or its flight was last changed. */
    'changed-at': instant,
    /** The pass in Wallet A. */
    walleta: z.object({
      state: z.enum(walletStates.walleta),
      /** Every cause found, in the order in which to deal with them. */
      findings,
      /** Version of the last fetch, by any device. */
      'fetched-version': z.optional(z.int()),
      /** When that was. */
      'fetched-at': z.optional(instant),
      /** Number of fetches of this version. */
      fetches: z.optional(z.int()),
      /** Devices registered for updates, in order of registration. */
      devices: z.array(device),
    }),
    /** The pass in Wallet B. */
    walletb: z.object({
      state: z.enum(walletStates.walletb),
      findings,
      /** When Google reported that the pass was saved. Absent once its removal is reported. */
      'saved-at': z.optional(instant),
    }),
  }),
  internalError: 'internal',
  async run(input, call) {
    const facts = await factsOfPass(input, call);
    const { walleta, walletb } = explainedPass(facts);
    const { fetched, sum, devices } = facts.delivery;
    const saved = facts.pass.wallets?.walletb;
    return {
      'pass-id': facts.pass.passId,
      'pass-template-id': facts.template.id,
      version: sum,
      'changed-at': lastChangeUtc(facts),
      walleta: {
        ...walleta,
        ...(fetched && { 'fetched-version': fetched.sum, 'fetched-at': fetched.atUtc, fetches: fetched.count }),
        devices: devices.map((known, place) => ({
          device: place + 1,
          state: known.state,
          'registered-at': known.registeredAtUtc,
          'notified-version': known.pushedSum,
          'notified-at': known.pushedAtUtc,
          'asked-version': known.askedSum,
          'asked-at': known.askedAtUtc,
          refusal: known.refusal?.reason,
          'refused-at': known.refusal?.atUtc,
        })),
      },
      walletb: { ...walletb, ...(saved?.state === 'installed' && { 'saved-at': saved.atUtc }) },
    };
  },
});
