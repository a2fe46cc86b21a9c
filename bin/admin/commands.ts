import { accountCommands } from './account-commands.ts';
import { archiveCommands } from './archive-commands.ts';
import { barcodeCommands } from './barcode-commands.ts';
import { certificateCommands } from './certificate-commands.ts';
import { changesCommand } from './changes-command.ts';
import type { Commands } from './command.ts';
import { doctorCommand } from './doctor-command.ts';
import { dueCommands } from './due-commands.ts';
import { failureCommands } from './failure-commands.ts';
import { passCommands } from './pass-commands.ts';
import { passengerCommands } from './passenger-commands.ts';
import { peopleCommands } from './people-commands.ts';
import { relayCommands } from './relay-commands.ts';
import { templateCommands } from './template-commands.ts';
import { traceCommands } from './trace-commands.ts';
import { versionCommand } from './version-command.ts';

/** The operator's commands by what they are for. */
export const commandGroups: Readonly<Record<string, Commands>> = {
  'Finding and repairing failures': {
    ...doctorCommand,
    ...versionCommand,
    ...failureCommands,
    ...relayCommands,
    ...dueCommands,
    ...traceCommands,
  },
  'Accounts, API keys and users': { ...accountCommands, ...peopleCommands },
  Certificates: certificateCommands,
  Templates: templateCommands,
  'Passes and passengers': { ...passCommands, ...passengerCommands, ...archiveCommands, ...barcodeCommands },
  'Before a deployment': changesCommand,
};

/** The operator's commands by name. */
export const commands: Commands = Object.assign({}, ...Object.values(commandGroups));
