/** Which server leads which call. Without others all of them are led here. */
export interface Leaders {
  /** This server has placed the call, and leads it unless another one does already. */
  placed(callId: string): void;
  /** This server leads the call from now on. */
  began(callId: string): void;
  /** Nobody leads it any more. */
  ended(callId: string): void;
  /** The other server that leads it, `null` if it is led here, or by none that is still there. */
  elsewhere(callId: string): string | null;
  /** Whether it is for this server to ask what became of the call. */
  fallsToUs(callId: string): boolean;
  /** All that are led anywhere, by what is known here. */
  ids(): string[];
}

export const NO_OTHERS: Leaders = {
  placed() {},
  began() {},
  ended() {},
  elsewhere: () => null,
  fallsToUs: () => true,
  ids: () => [],
};
