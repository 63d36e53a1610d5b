ALTER TABLE "messages" ADD COLUMN "is_missed" boolean;--> statement-breakpoint
CREATE INDEX "replies_of_node" ON "messages" USING btree ("node_id","sequence" desc) WHERE "messages"."speaker" = 'caller';--> statement-breakpoint
CREATE INDEX "missed_replies_of_node" ON "messages" USING btree ("node_id","sequence" desc) WHERE "messages"."is_missed";