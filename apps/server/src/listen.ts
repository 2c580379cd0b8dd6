import type { FastifyInstance } from 'fastify';

interface Place {
  host: string;
  port: number;
  /** The variable that sets the port. */
  setting: 'PORT' | 'STORYBOOK_PORT' | 'METRICS_PORT';
  /** Closes what is open already, if the port cannot be opened. */
  close: () => Promise<void>;
}

/** An error of opening a port, in words that name the setting. */
export function portError(error: unknown, { host, port, setting }: Omit<Place, 'close'>): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} on ${host} is in use by another program. Stop it, or choose another port with ${setting}.`,
      );
    case 'EACCES':
      return new Error(`This user may not open port ${port}. Choose a port above 1023 with ${setting}.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(
        `${setting === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST'} must be an address of this machine, got "${host}".`,
      );
    default:
      return error;
  }
}

/** Opens the port. If that fails, closes everything and throws an error that names the setting. */
export async function listen(app: FastifyInstance, place: Place): Promise<void> {
  try {
    await app.listen({ port: place.port, host: place.host });
  } catch (error) {
    await place.close();
    throw portError(error, place);
  }
}
