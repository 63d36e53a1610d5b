import type { Ear, PhoneLine } from "./phone-line.ts";

/** Where lines hear each other: two that were put through, or a conference. */
export interface Room {
  join(line: PhoneLine, member: RoomMember): void;
  leave(line: PhoneLine): void;
  readonly size: number;
}

export interface RoomMember {
  pressed?(digit: string): void;
  /** The room is closed by somebody who left it. */
  closed?(): void;
  closesRoom?: boolean;
}

/** Whoever speaks is heard by all others as they hear an agent; who is alone hears music. */
export function createRoom(): Room {
  const members = new Map<PhoneLine, RoomMember & { ear: Ear }>();

  function others(line: PhoneLine): PhoneLine[] {
    return [...members.keys()].filter((other) => other !== line);
  }

  function earOf(line: PhoneLine, member: RoomMember): Ear {
    let milliseconds = 0;
    return {
      calleeSpeaks(text, takes) {
        milliseconds = takes;
        for (const other of others(line)) other.turns.agentBegan(text, takes);
        return members.size > 1;
      },
      calleeSaid(text) {
        for (const other of others(line)) {
          other.recordOther(text, milliseconds);
          other.turns.agentPlayed(text);
          other.turns.agentFinished();
        }
      },
      calleePressed: (digit) => member.pressed?.(digit),
    };
  }

  return {
    join(line, member) {
      const ear = earOf(line, member);
      members.set(line, { ...member, ear });
      line.attach(ear);
      if (members.size === 1) line.turns.hold();
      else
        for (const each of members.size === 2 ? members.keys() : [line]) each.turns.agentCutOff();
    },
    leave(line) {
      const member = members.get(line);
      if (!member) return;
      members.delete(line);
      line.detach(member.ear);
      const [last] = members.keys();
      if (members.size === 1) last?.turns.hold();
      if (!member.closesRoom) return;
      const rest = [...members.values()];
      members.clear();
      for (const { closed } of rest) closed?.();
    },
    get size() {
      return members.size;
    },
  };
}

/** Rooms by their names; one that is empty is forgotten. */
export interface Rooms {
  enter(name: string, line: PhoneLine, member: RoomMember): () => void;
}

export function createRooms(): Rooms {
  const rooms = new Map<string, Room>();
  return {
    enter(name, line, member) {
      const room = rooms.get(name) ?? createRoom();
      rooms.set(name, room);
      room.join(line, member);
      return () => {
        room.leave(line);
        if (room.size === 0 && rooms.get(name) === room) rooms.delete(name);
      };
    },
  };
}
